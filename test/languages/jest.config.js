// Tests the packages, each installed into an empty project of its language. Building them takes minutes, so these tests have their own
// task. If a language's tools are missing, they are skipped with a message.
const { spawnSync } = require('child_process');

const missing = [['python3', '--version'], ['java', '-version'], ['mvn', '--version'], ['go', 'version']]
  .filter(([tool, ...args]) => spawnSync(tool, args).status !== 0)
  .map(([tool]) => tool);
const advice = `no test under test/languages/ was run: put ${missing.join(', ')} on PATH and run \`npm run test:languages\``;

if (missing.length > 0 && process.env.CI === 'true') {
  throw new Error(`LANGUAGE TESTS MISSING: ${advice}`);
}
if (missing.length > 0) {
  process.once('exit', () => process.stderr.write(`LANGUAGE TESTS SKIPPED: ${advice}\n`));
}

module.exports = {
  rootDir: '../..',
  testMatch: missing.length === 0 ? ['<rootDir>/test/languages/?*.installed.ts'] : ['<rootDir>/nothing'],
  passWithNoTests: missing.length > 0,
  ...missing.length === 0 ? { globalSetup: '<rootDir>/test/languages/global-setup.ts' } : {},
  testEnvironment: 'node',
  reporters: ['default', '<rootDir>/test/closing-line.js'],
  transform: { '^.+\\.tsx?$': ['ts-jest', { tsconfig: 'test/tsconfig.json' }] },
};
