// How a release is made: projen's workflow publishes, but .projenrc.ts and the CHANGELOG determine what, rather than a version derived from tags.
// The command's image is released along with the packages.
import { type cdk8s, github } from 'projen';
import { NODE } from './programs';

const { JobPermission } = github.workflows;

const IMAGE = 'ghcr.io/cdk8s-kubevirt/cdk8s-kubevirt';

/** Only if it is not released yet, from the newest commit, and not as a trial. */
const DUE = "needs.release.outputs.tag_exists != 'true' && needs.release.outputs.latest_commit == github.sha && !inputs.dry_run";

/** A job that publishes further parts of a release. */
const AFTER_RELEASE = { needs: ['release', 'release_github'], if: `\${{ ${DUE} }}`, runsOn: ['ubuntu-latest'] };

export function addReleases(project: cdk8s.ConstructLibraryCdk8s, version: string): void {
  project.package.addVersion(version);
  prepareFromTree(project);
  project.release!.addJobs({ release_image: imageJob(), release_site: siteJob(project) });
  // The npm of Node.js 20 does not support trusted publishers.
  project.tryFindObjectFile('.github/workflows/release.yml')!.addOverride('jobs.release_npm.steps.0.with.node-version', '24');
}

/** Replaces the bump: the version is in the tree, and stays there. */
function prepareFromTree(project: cdk8s.ConstructLibraryCdk8s): void {
  const task = project.tasks.tryFind('release')!;
  task.reset();
  task.execArgs(['rm', '-fr', project.artifactsDirectory]);
  task.exec(`${NODE} projenrc/release.ts`);
  task.spawn(project.buildTask);
  task.spawn(project.tasks.tryFind('test:plane')!);
  task.exec('git diff --ignore-space-at-eol --exit-code');
  for (const name of ['bump', 'bump:releasable-commits', 'unbump']) {
    project.tasks.removeTask(name);
    project.removeScript(name);
  }
  project.deps.removeDependency('commit-and-tag-version');
}

/** The branch that GitHub Pages serves, with a folder for each release. */
const PAGES = 'gh-pages';

function siteJob(project: cdk8s.ConstructLibraryCdk8s): github.workflows.Job {
  return {
    ...AFTER_RELEASE,
    name: 'Publish the site',
    permissions: { contents: JobPermission.WRITE },
    steps: [
      github.WorkflowSteps.checkout(),
      ...project.renderWorkflowSetup(),
      {
        name: 'Take what is published',
        run: [
          `if git fetch --depth 1 origin ${PAGES}; then`,
          `  git worktree add -B ${PAGES} ../pages FETCH_HEAD`,
          'else',
          `  git worktree add --orphan -b ${PAGES} ../pages`,
          'fi',
        ].join('\n'),
      },
      { name: 'Build the site', env: { SITE_BASE: '/${{ github.event.repository.name }}/' }, run: 'npx projen docs:publish ../pages' },
      {
        name: 'Publish it',
        workingDirectory: '../pages',
        run: [
          'git add --all',
          'git config user.name "github-actions[bot]"',
          'git config user.email "41898282+github-actions[bot]@users.noreply.github.com"',
          'git commit --quiet --allow-empty --message "${{ github.sha }}"',
          `git push origin ${PAGES}`,
        ].join('\n'),
      },
    ],
  };
}

function imageJob(): github.workflows.Job {
  return {
    ...AFTER_RELEASE,
    name: 'Publish to the container registry',
    permissions: { contents: JobPermission.WRITE, packages: JobPermission.WRITE },
    steps: [
      github.WorkflowSteps.checkout(),
      github.WorkflowSteps.downloadArtifact({ with: { artifactIds: ['${{ needs.release.outputs.artifact_id }}'], path: 'dist' } }),
      { name: 'Take the command from the npm package', run: 'tar --strip-components=1 -xzf dist/js/*.tgz package/lib' },
      {
        name: 'Log in',
        env: { TOKEN: '${{ secrets.GITHUB_TOKEN }}', ACTOR: '${{ github.actor }}' },
        run: 'echo "$TOKEN" | docker login ghcr.io --username "$ACTOR" --password-stdin',
      },
      // The build only copies files, so no architecture has to be emulated.
      {
        name: 'Build and push',
        run: [
          'docker buildx create --use',
          'docker buildx build --file Containerfile --platform linux/amd64,linux/arm64 --provenance=mode=max --sbom=true \\',
          `  --tag ${IMAGE}:$(cat dist/version.txt) --metadata-file dist/image.json --push .`,
        ].join('\n'),
      },
      {
        name: 'Tell its digest with the release',
        env: { GITHUB_TOKEN: '${{ secrets.GITHUB_TOKEN }}' },
        run: [
          `jq --raw-output '"${IMAGE}@" + ."containerimage.digest"' dist/image.json > dist/image.txt`,
          'gh release upload "$(cat dist/releasetag.txt)" dist/image.txt',
        ].join('\n'),
      },
    ],
  };
}
