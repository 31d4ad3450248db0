/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  // the guide is followed by npm run guide: it takes as long as all others together
  testPathIgnorePatterns: ['/test/e2e/', '/test/bench/', '/test/guide/'],
  // half of them run commands that take a core themselves
  maxWorkers: '100%',
  transform: { '^.+\\.ts$': '<rootDir>/tools/esbuild.js' },
};
