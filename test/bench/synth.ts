// What all checks cost a synth, measured in pairs: an app as it is, and the same app whose constructs say nothing when asked.
import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { App, Chart } from 'cdk8s';
import { CloudInit, ImageSource, Machine, MachineDefaults, MachineSize } from '../../src';

const MACHINES = 1000;
const ROUNDS = 15;
const MOST = 1.3;
const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';

/** Milliseconds that the synth of an app of machines takes. */
function cost(isChecked: boolean): number {
  const outdir = mkdtempSync(join(tmpdir(), 'bench-'));
  const app = new App({ outdir });
  MachineDefaults.set(app, { clusterDefaultStorageClass: true });
  const chart = new Chart(app, 'machines');
  for (let number = 0; number < MACHINES; number += 1) {
    new Machine(chart, `web-${number}`, {
      size: MachineSize.MEDIUM,
      image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'),
      networks: [{ name: 'pod' }, { name: 'office', networkName: 'office-vlan' }],
      cloudInit: CloudInit.noCloud({ packages: ['nginx'], hostname: `web-${number}`, sshAuthorizedKeys: [KEY] }),
    });
  }
  if (!isChecked) {
    app.node.findAll().forEach(({ node }) => Object.assign(node, { validate: () => [] }));
  }
  const start = performance.now();
  app.synth();
  const milliseconds = performance.now() - start;
  rmSync(outdir, { recursive: true });
  return milliseconds;
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

/** Who goes first pays less for the other's garbage, so they take turns. */
function pair(round: number): { readonly without: number; readonly all: number } {
  if (round % 2 === 0) {
    const without = cost(false);
    return { without, all: cost(true) };
  }
  const all = cost(true);
  return { without: cost(false), all };
}

// The first pair warms up.
const rounds = Array.from({ length: ROUNDS + 1 }, (_, round) => pair(round)).slice(1);
const without = median(rounds.map((round) => round.without));
const all = median(rounds.map((round) => round.all));
const ratio = median(rounds.map((round) => round.all / round.without));

process.stdout.write(`synth of ${MACHINES} machines without checks: ${without.toFixed(0)} ms\n`);
process.stdout.write(`with all checks: ${all.toFixed(0)} ms, ratio ${ratio.toFixed(3)} of at most ${MOST} (medians of ${ROUNDS} pairs)\n`);
