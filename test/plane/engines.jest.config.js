// Tests that deliver through the real engines and share a plane with all of them. Building the engines takes minutes.
const plane = require('./jest.config.js');

module.exports = {
  ...plane,
  testMatch: ['<rootDir>/test/**/?*.engine.ts'],
  maxWorkers: 3,
  globalSetup: '<rootDir>/test/plane/engines-setup.ts',
  globalTeardown: '<rootDir>/test/plane/engines-teardown.ts',
};
