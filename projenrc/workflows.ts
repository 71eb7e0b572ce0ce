// What GitHub does with a pull request: the tools for its build beyond Node.js, further checks, and the allowed types of titles.
import { type cdk8s, github } from 'projen';
import { TYPES } from './release-notes';

/** Required by KubeVirt and Flux. */
const GO = '1.26';

/** The types that a pull request's title may begin with. */
export function titleTypes(): string[] {
  return TYPES.map(({ type }) => type);
}

/** Go for the plane, and Debian's tools that judge user data, networks and tunnels. */
export function buildSetup(): github.workflows.JobStep[] {
  return [goSetup(), { name: 'Install the judges', run: 'sudo env "PATH=$PATH" .ci/judges' }];
}

/** @param others files beside Go's own that tell the cache of what a workflow compiles from the caches of others */
function goSetup(...others: readonly string[]): github.workflows.JobStep {
  return {
    name: 'Setup Go',
    uses: github.ActionRefs.ACTIONS_SETUP_GO,
    with: { 'go-version': GO, 'cache-dependency-path': ['test/plane/*/go.sum', ...others].join('\n') },
  };
}

/** Runs the tests for which the four engines are built, every night and on request. */
export function addNightly(project: cdk8s.ConstructLibraryCdk8s): void {
  const workflow = project.github!.addWorkflow('engines');
  workflow.on({ schedule: [{ cron: '0 3 * * *' }], workflowDispatch: {} });
  workflow.addJob('engines', {
    runsOn: ['ubuntu-latest'],
    permissions: { contents: github.workflows.JobPermission.READ },
    env: { CI: 'true', LIFE_COMMITS: '50' },
    steps: [
      github.WorkflowSteps.checkout(),
      ...project.renderWorkflowSetup(),
      // The build, which compiles no engines, would keep this one's cache from being saved.
      goSetup('test/plane/engines.ts'),
      { name: 'Deliver through the engines', run: project.runTaskCommand(project.tasks.tryFind('test:engines')!) },
      github.WorkflowSteps.uploadArtifact({ name: 'Keep what each commit did', if: 'always()', with: { name: 'life', path: 'dist/life' } }),
    ],
  });
}

/** Adds everything that `.ci/run` does beyond linting, testing and packaging to the build. */
export function addChecks(project: cdk8s.ConstructLibraryCdk8s): void {
  const run = (task: string) => project.runTaskCommand(project.tasks.tryFind(task)!);
  project.buildWorkflow!.addPostBuildSteps(
    { name: 'Run all tests on the plane', run: run('test:plane') },
    { name: 'Try the packages in each language', run: run('test:languages') },
    { name: 'Compare with the last release', run: run('compat') },
    { name: 'Run the examples', run: run('demo') },
    { name: 'Look at the site', run: run('test:site') },
    { ...github.WorkflowSteps.uploadArtifact({ with: { name: 'site-pictures', path: 'dist/site-pictures' } }), name: 'Keep the pictures of the site', if: 'always()' },
    { name: 'Nothing generated may have changed', run: '.ci/generated' },
  );
}
