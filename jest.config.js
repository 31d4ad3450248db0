/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testPathIgnorePatterns: ['/test/e2e/', '/test/bench/'],
  // half of them run commands that take a core themselves
  maxWorkers: '100%',
  transform: { '^.+\\.ts$': 'ts-jest' },
};
