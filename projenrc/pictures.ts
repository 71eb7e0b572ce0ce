// Draws docs/pictures/: the objects of some examples, as `cdk8s-kubevirt graph` draws them.
import { execFileSync } from 'child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';

const OUTPUT = 'docs/pictures';

const SHOWN = [
  'ci-runners', 'fleets', 'golden-images', 'gpu-workstations', 'hello', 'images', 'k3s-cluster', 'kubeadm-cluster', 'kubermatic-pool', 'networks',
  'openshift-migration', 'pool', 'three-tier', 'windows',
];

const tsx = (args: readonly string[], env: { readonly [name: string]: string } = {}) => (
  execFileSync(process.execPath, ['--import', 'tsx', ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...env } })
);

mkdirSync(OUTPUT, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
for (const example of SHOWN) {
  const made = join(folder, example);
  mkdirSync(made);
  tsx([join('examples', example, 'main.ts')], { CDK8S_OUTDIR: made, TSX_TSCONFIG_PATH: 'examples/tsconfig.json' });
  writeFileSync(join(OUTPUT, `${example}.svg`), tsx(['src/cli/main.ts', 'graph', made, '-o', 'svg']));
}
rmSync(folder, { recursive: true });
