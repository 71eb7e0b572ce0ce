// The tests that need a cluster, apart from the others so that those start at once. They mostly wait, so six files run at a
// time; those that break a plane have one of their own. Without Go and without a cluster there is nothing to run, and that is said.
const { spawnSync } = require('child_process');

const reachable = process.env.KUBEVIRT_PLANE_KUBECONFIG !== undefined || spawnSync('go', ['version']).status === 0;
const advice = 'no test under test/cluster/ and test/plane/ was run: put Go (https://go.dev/dl, 1.25 or later) on PATH, '
  + 'or set KUBEVIRT_PLANE_KUBECONFIG to the kubeconfig of a cluster with KubeVirt and CDI, and run `npm run test:plane`';

if (!reachable && process.env.CI === 'true') {
  throw new Error(`CLUSTER TESTS MISSING: ${advice}`);
}
if (!reachable) {
  process.once('exit', () => process.stderr.write(`CLUSTER TESTS SKIPPED: ${advice}\n`));
}

module.exports = {
  rootDir: '../..',
  testMatch: reachable ? ['<rootDir>/test/**/?*.cluster.ts'] : ['<rootDir>/nothing'],
  passWithNoTests: !reachable,
  // A given cluster is not broken into turns: what one file adds to it, it removes again.
  maxWorkers: process.env.KUBEVIRT_PLANE_KUBECONFIG === undefined ? 6 : 1,
  testEnvironment: '<rootDir>/test/plane/plane-of-file.ts',
  testSequencer: '<rootDir>/test/plane/sequencer.js',
  // Longer than anything that a test waits for, which then says what did not come.
  testTimeout: 20 * 60_000,
  setupFiles: ['<rootDir>/test/quiet.ts'],
  globalSetup: '<rootDir>/test/plane/global-setup.ts',
  globalTeardown: '<rootDir>/test/plane/global-teardown.ts',
  moduleNameMapper: { '^cdk8s-kubevirt$': '<rootDir>/src' },
  reporters: ['default', '<rootDir>/test/closing-line.js'],
  transform: { '^.+\\.tsx?$': ['ts-jest', { tsconfig: 'test/tsconfig.json' }] },
};
