/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testPathIgnorePatterns: ['/test/e2e/', '/test/bench/'],
  transform: { '^.+\\.ts$': 'ts-jest' },
};
