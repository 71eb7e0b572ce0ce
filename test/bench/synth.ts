// What all checks cost a synth, measured in pairs. With them, `App.synth` runs as it is; without them, the same program has
// built the same constructs, but none of their validations is asked. Building the constructs is not measured, the writing of
// the files is.
import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { App, Chart } from 'cdk8s';
import { Advice, CloudInit, ImageSource, Machine, MachineDefaults, MachineSize, VirtualMachine, VirtualMachineTemplate } from '../../src';

const ROUNDS = 15;
const MOST = 1.3;
const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';

const CLOUD_INIT = (name: string) => CloudInit.noCloud({ packages: ['nginx'], hostname: name, sshAuthorizedKeys: [KEY] });

const TEMPLATE = VirtualMachineTemplate.fromYaml(`
spec:
  template:
    spec:
      domain: {devices: {disks: [{name: root, disk: {bus: virtio}}], interfaces: [{name: pod, masquerade: {}}]}, memory: {guest: 4Gi}}
      networks: [{name: pod, pod: {}}]
      volumes: [{name: root, containerDisk: {image: "quay.io/containerdisks/ubuntu:22.04"}}]
`);

interface Program {
  readonly what: string;
  readonly machines: number;
  readonly charts: number;
  readonly add: (chart: Chart, name: string) => void;
}

function addMachine(chart: Chart, name: string): void {
  new Machine(chart, name, {
    size: MachineSize.MEDIUM,
    image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'),
    networks: [{ name: 'pod' }, { name: 'office', networkName: 'office-vlan' }],
    cloudInit: CLOUD_INIT(name),
  });
}

/** cdk8s validates an app as a whole, and once more for each of its charts. */
const PROGRAMS: readonly Program[] = [
  { what: 'Machines', machines: 1000, charts: 1, add: addMachine },
  { what: 'Machines', machines: 1000, charts: 20, add: addMachine },
  { what: 'VirtualMachines', machines: 100, charts: 10, add: (chart, name) => new VirtualMachine(chart, name, { template: TEMPLATE.withCloudInit(CLOUD_INIT(name)) }) },
];

/** Milliseconds of a synth: on the clock, and of the processor, which other programs take less part in. */
interface Cost {
  readonly clock: number;
  readonly processor: number;
}

function cost({ machines, charts, add }: Program, isChecked: boolean): Cost {
  const outdir = mkdtempSync(join(tmpdir(), 'bench-'));
  const app = new App({ outdir });
  MachineDefaults.set(app, { clusterDefaultStorageClass: true });
  // To write warnings costs more than to check what they are about.
  Advice.silence(app, 'container-disk-for-data');
  const all = Array.from({ length: charts }, (_, number) => new Chart(app, `machines-${number}`));
  for (let number = 0; number < machines; number += 1) {
    add(all[number % charts], `web-${number}`);
  }
  if (!isChecked) {
    app.node.findAll().forEach(({ node }) => Object.assign(node, { validate: () => [] }));
  }
  const [start, before] = [performance.now(), process.cpuUsage()];
  app.synth();
  const [clock, { user, system }] = [performance.now() - start, process.cpuUsage(before)];
  rmSync(outdir, { recursive: true });
  return { clock, processor: (user + system) / 1000 };
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

/** Who goes first pays less for the other's garbage, so they take turns. */
function pair(program: Program, round: number): { readonly without: Cost; readonly all: Cost } {
  if (round % 2 === 0) {
    const without = cost(program, false);
    return { without, all: cost(program, true) };
  }
  const all = cost(program, true);
  return { without: cost(program, false), all };
}

for (const program of PROGRAMS) {
  // The first pair warms up.
  const rounds = Array.from({ length: ROUNDS + 1 }, (_, round) => pair(program, round)).slice(1);
  const figures = (['clock', 'processor'] as const).map((time) => {
    const without = median(rounds.map((round) => round.without[time]));
    const all = median(rounds.map((round) => round.all[time]));
    const ratio = median(rounds.map((round) => round.all[time] / round.without[time]));
    return `${without.toFixed(0)} ms without checks, ${all.toFixed(0)} ms with all, ratio ${ratio.toFixed(3)} (${time})`;
  });
  process.stdout.write(`synth of ${program.machines} ${program.what} in ${program.charts} chart${program.charts === 1 ? '' : 's'}, medians of ${ROUNDS} pairs, a ratio of at most ${MOST} is asked for:\n`);
  figures.forEach((figure) => process.stdout.write(`  ${figure}\n`));
}
