// The tasks that test, run the control plane, and record its answers.
import { type cdk8s, javascript } from 'projen';
import { JEST, NODE } from './programs';
import { GO_ENVIRONMENT } from '../test/plane/go';

/** The packages of each Go module of test/plane/ that are vetted before the tests on the plane. */
const VETTED = { kubevirt: './nodes', gitops: './...', metrics: './...' };

/** The Go modules with code of their own. Vetting all of them compiles everything that they build. */
const MODULES = ['argocd', 'cdi', 'cni', 'flux', 'gitops', 'gotypes', 'kubernetes', 'kubevirt', 'metrics', 'rancher'];

export function addTests(project: cdk8s.ConstructLibraryCdk8s): void {
  project.jest!.addReporter(new javascript.JestReporter('<rootDir>/test/closing-line.js'));
  const unit = project.addTask('test:unit', { description: 'Run the tests that need no cluster', exec: JEST, receiveArgs: true });
  const core = addPlane(project);
  project.addTask('test:changed', {
    description: 'Run the tests whose imports reach a file that differs from the merge base with main, or with the ref that is given',
    exec: `${NODE} projenrc/changed-tests.ts`,
    receiveArgs: true,
  });
  const languages = project.addTask('test:languages', {
    description: 'Install the packages into an empty project of each language, where the same programs have to write the same bytes (needs Python, Java with Maven, and Go)',
  });
  languages.spawn(project.compileTask);
  languages.exec(`${JEST} --config test/languages/jest.config.js`, { receiveArgs: true });

  project.testTask.reset();
  // Lint runs first, so that a run ends with the count of its tests.
  project.testTask.spawn(project.tasks.tryFind('eslint')!, { args: [] });
  project.testTask.spawn(unit);
  project.testTask.spawn(core);
}

/** @returns the task that runs those of the tests on the plane which say most in a minute */
function addPlane(project: cdk8s.ConstructLibraryCdk8s) {
  const inModule = (module: string) => ({ cwd: `test/plane/${module}`, env: GO_ENVIRONMENT });
  const config = '--config test/plane/jest.config.js';
  const plane = project.addTask('test:plane', { description: 'Run the tests that need a cluster, on a control plane of their own (needs Go)' });
  Object.entries(VETTED).forEach(([module, packages]) => plane.exec(`go vet ${packages}`, { ...inModule(module), condition: 'go version' }));
  plane.exec('go test ./nodes', { ...inModule('kubevirt'), condition: 'go version' });
  plane.exec(`${JEST} ${config}`, { receiveArgs: true });
  const engines = project.addTask('test:engines', {
    description: 'Run the tests that deliver through the real Argo CD, Flux, Open Cluster Management and Rancher Fleet, on a control plane of their own (needs Go)',
  });
  MODULES.forEach((module) => engines.exec('go vet ./...', inModule(module)));
  engines.exec(`${JEST} --config test/plane/engines.jest.config.js`, { receiveArgs: true });

  project.addTask('plane', {
    description: 'A KubeVirt control plane on loopback: up [--with argocd,flux,ocm,rancher] | down | status | logs [process] (needs Go)',
    exec: `${NODE} test/plane/main.ts`,
    receiveArgs: true,
  });
  project.addTask('situations', {
    description: 'Record anew, on the plane, what machines and volumes look like in every situation that GitOps tools judge',
    exec: `${NODE} test/gitops/record.ts`,
    receiveArgs: true,
  });
  project.addTask('verdicts', {
    description: 'Record anew what the plane, which has to be up, says of the manifests that admission is tested with: [corpus...]',
    exec: `${NODE} test/admission/corpus/record.ts`,
    receiveArgs: true,
  });
  return project.addTask('test:core', {
    description: 'Run those of the tests that need a cluster which say most in a minute (needs Go)',
    env: { PLANE_TESTS: 'core' },
    exec: `${JEST} ${config}`,
  });
}
