// The tests that deliver through the real Argo CD and the real Flux, which share a plane with both. They want minutes for building the engines.
const plane = require('./jest.config.js');

module.exports = {
  ...plane,
  testMatch: ['<rootDir>/test/**/?*.engine.ts'],
  maxWorkers: 3,
  globalSetup: '<rootDir>/test/plane/engines-setup.ts',
  globalTeardown: '<rootDir>/test/plane/engines-teardown.ts',
};
