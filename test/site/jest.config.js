// Tests the site in a real browser; without one, they are skipped with a message.
const { spawnSync } = require('child_process');

const browser = ['chromium', 'chromium-browser', 'google-chrome'].find((name) => spawnSync(name, ['--version']).status === 0);
const advice = 'no test under test/site/ was run: install Chromium (apt-get install chromium) and run `npm run test:site`';

if (browser === undefined && process.env.CI === 'true') {
  throw new Error(`SITE TESTS MISSING: ${advice}`);
}
if (browser === undefined) {
  process.once('exit', () => process.stderr.write(`SITE TESTS SKIPPED: ${advice}\n`));
}

module.exports = {
  rootDir: '../..',
  testMatch: browser === undefined ? ['<rootDir>/nothing'] : ['<rootDir>/test/site/?*.browser.ts'],
  passWithNoTests: browser === undefined,
  globals: { BROWSER: browser },
  testEnvironment: 'node',
  globalSetup: '<rootDir>/test/temporary-folder.ts',
  testTimeout: 60_000,
  reporters: ['default', '<rootDir>/test/closing-line.js'],
  transform: { '^.+\\.tsx?$': ['ts-jest', { tsconfig: 'test/tsconfig.json' }] },
};
