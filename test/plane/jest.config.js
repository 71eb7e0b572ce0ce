// The tests that need a cluster, apart from the others so that those start at once. They mostly wait, so six files run at a
// time; those that break a plane have one of their own. Without Go and without a cluster there is nothing to run, and that is said.
const { spawnSync } = require('child_process');
const { existsSync } = require('fs');
const { join } = require('path');

const reachable = process.env.KUBEVIRT_PLANE_KUBECONFIG !== undefined || spawnSync('go', ['version']).status === 0;
const advice = 'no test under test/cluster/ and test/plane/ was run: put Go (https://go.dev/dl, 1.25 or later) on PATH, '
  + 'or set KUBEVIRT_PLANE_KUBECONFIG to the kubeconfig of a cluster with KubeVirt and CDI, and run `npm run test:plane`';

if (!reachable && process.env.CI === 'true') {
  throw new Error(`CLUSTER TESTS MISSING: ${advice}`);
}
if (!reachable) {
  process.once('exit', () => process.stderr.write(`CLUSTER TESTS SKIPPED: ${advice}\n`));
}

/** The files of `test:core`, below test/: of each thing that a cluster does with machines the one that says most in a minute. */
const CORE = [
  'cluster/apply', 'cluster/diff', 'cluster/status', 'cluster/wait-refusals', 'cluster/delete-model', 'cluster/doctor', 'cluster/operations',
  'cluster/machine-template', 'cluster/pool', 'cluster/lease-pool', 'cluster/pod-selector', 'gitops/drift', 'plane/admission',
].map((name) => `test/${name}.cluster.ts`);

const missing = CORE.filter((file) => !existsSync(join(__dirname, '../..', file)));
if (missing.length > 0) {
  throw new Error(`there is no ${missing.join(', ')}: mend the list of core files in test/plane/jest.config.js`);
}

const files = process.env.PLANE_TESTS === 'core' ? CORE : ['test/**/?*.cluster.ts'];

module.exports = {
  rootDir: '../..',
  testMatch: (reachable ? files : ['nothing']).map((file) => `<rootDir>/${file}`),
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
