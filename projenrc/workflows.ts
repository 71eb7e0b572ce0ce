// What GitHub does with a pull request: tools for its build beyond Node.js, checks after it, and the types of titles.
import { type cdk8s, github } from 'projen';
import { TYPES } from './release-notes';

const GO = '1.25';

/** The types that a pull request's title may begin with. */
export function titleTypes(): string[] {
  return TYPES.map(({ type }) => type);
}

/** Go for the plane, and Debian's judges of user data, networks and tunnels. */
export function buildSetup(): github.workflows.JobStep[] {
  return [
    {
      name: 'Setup Go',
      uses: github.ActionRefs.ACTIONS_SETUP_GO,
      with: { 'go-version': GO, 'cache-dependency-path': 'test/plane/*/go.sum' },
    },
    { name: 'Install the judges', run: 'sudo .ci/judges' },
  ];
}

/** Adds to the build, which lints, tests and packages, all that `.ci/run` does beyond that. */
export function addChecks(project: cdk8s.ConstructLibraryCdk8s): void {
  const run = (task: string) => project.runTaskCommand(project.tasks.tryFind(task)!);
  project.buildWorkflow!.addPostBuildSteps(
    { name: 'Try the packages in each language', run: run('test:languages') },
    { name: 'Compare with the last release', run: run('compat') },
    { name: 'Run the examples', run: run('demo') },
    { name: 'Nothing generated may have changed', run: '.ci/generated' },
  );
}
