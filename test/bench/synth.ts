// The cost of all checks, measured in pairs: for `App.synth` alone, which writes the files, and for the whole program that `cdk8s synth` runs,
// which builds the constructs first. Without checks, none of the constructs' validations run.
import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { App, Chart } from 'cdk8s';
import { MOST_OF_CHECKS } from './goals';
import { median } from './median';
import { options } from './options';
import { record, SynthFigures } from './results';
import { Advice, CloudInit, ImageSource, Machine, MachineSize, VirtualMachine, VirtualMachineTemplate } from '../../src';

const { rounds, record: isRecorded } = options({ rounds: 15, machines: [] });
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

/** Milliseconds of a program, and of `App.synth` in it. */
interface Cost {
  readonly program: number;
  readonly synth: number;
}

function cost({ machines, charts, add }: Program, isChecked: boolean): Cost {
  const outdir = mkdtempSync(join(tmpdir(), 'bench-'));
  const start = performance.now();
  const app = new App({ outdir });
  // Writing warnings costs more than the checks themselves.
  Advice.silence(app, 'container-disk-for-data');
  const all = Array.from({ length: charts }, (_, number) => new Chart(app, `machines-${number}`));
  for (let number = 0; number < machines; number += 1) {
    add(all[number % charts], `web-${number}`);
  }
  if (!isChecked) {
    app.node.findAll().forEach(({ node }) => Object.assign(node, { validate: () => [] }));
  }
  const built = performance.now();
  app.synth();
  const end = performance.now();
  rmSync(outdir, { recursive: true });
  return { program: end - start, synth: end - built };
}

/** The side that goes first pays less for the other's garbage, so they alternate. */
function pair(program: Program, round: number): { readonly without: Cost; readonly all: Cost } {
  if (round % 2 === 0) {
    const without = cost(program, false);
    return { without, all: cost(program, true) };
  }
  const all = cost(program, true);
  return { without: cost(program, false), all };
}

/** A program's figures, printed as soon as they are known. */
function measured(program: Program): SynthFigures['programs'][number] {
  // The first pair is a warm-up.
  const pairs = Array.from({ length: rounds + 1 }, (_, round) => pair(program, round)).slice(1);
  const { what, machines, charts } = program;
  process.stdout.write(`${machines} ${what} in ${charts} chart${charts === 1 ? '' : 's'}, medians of ${rounds} pairs, a ratio of at most ${MOST_OF_CHECKS} is asked for:\n`);
  const part = (told: string, field: keyof Cost) => {
    const without = median(pairs.map((round) => round.without[field]));
    const all = median(pairs.map((round) => round.all[field]));
    process.stdout.write(`  ${told}: ${without.toFixed(0)} ms without checks, ${all.toFixed(0)} ms with all, ratio ${(all / without).toFixed(3)}\n`);
    return { without, all };
  };
  return { what, machines, charts, synth: part('App.synth', 'synth'), program: part('the whole program', 'program') };
}

const figures = { rounds, programs: PROGRAMS.map(measured) };
if (isRecorded) {
  record('synth', figures);
}
