// The pages that tell what to do with a cluster: their commands are run, in the order of the page, and what is shown as `recorded` is what
// they print.
import { RunningCommand } from './running-command';
import { commandsIn } from '../docs/commands';
import { blocksOf, readPage } from '../docs/pages';
import { MANIFEST_SETS } from '../examples/manifests';
import { until, useCluster } from '../plane/cluster';
import { storageClass } from '../plane/cluster-objects';
import { machine } from '../plane/scripted';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

/** What needs a guest, or a terminal to be shown. */
const ELSEWHERE = ['port-forward', 'vnc', 'validate', 'graph', 'render'];

const cluster = useCluster();
const command = new RunningCommand(cluster);

const DEFAULT = storageClass('pages-default', { isDefault: true });

beforeAll(async () => {
  command.build();
  await cluster.applyStrict(DEFAULT);
});

afterAll(() => cluster.delete({ apiVersion: DEFAULT.apiVersion, kind: DEFAULT.kind, name: DEFAULT.metadata.name }));

const commandsOf = (page: string) => commandsIn(page).filter(([verb]) => !ELSEWHERE.includes(verb));

/** Runs a command of a page, whose `dist/` is a folder of the test. */
const run = (words: readonly string[]) => command.run(...words.map((word) => word === 'dist/' ? command.path('dist') : word));

test('the first machine is applied, becomes Ready, and tells how it is', async () => {
  const page = readPage('docs/start/first-machine.md');
  const { manifests } = MANIFEST_SETS.find(({ name }) => name.endsWith('hello'))!;
  command.write('dist/hello.k8s.yaml', manifests());
  const [doctor, apply, status, ...others] = commandsOf(page);
  expect([doctor[0], apply[0], status[0], others]).toEqual(['doctor', 'apply', 'status', []]);
  expect((await run(doctor)).stdout).toContain('KubeVirt');
  const applied = await run(apply);
  const [recorded] = blocksOf(page).filter(({ info }) => info === 'recorded');
  expect([applied.status, applied.stdout]).toEqual([0, recorded.text]);
  expect(await run(status)).toMatchObject({ status: 0, stdout: expect.stringContaining('web-1') });
});

test('every command that changes a running machine does', async () => {
  const web = machine('web-1', {});
  const labelled = { ...web, metadata: { ...web.metadata, labels: { tier: 'db' } } };
  command.write('dist/hello.k8s.yaml', [labelled]);
  // The first machine has its name.
  await run(['delete', 'web-1', '--include-protected', '--yes']);
  await cluster.applyStrict(labelled);
  const isReady = () => until('web-1 to be Ready', () => cluster.isTrue({ ...VM, name: 'web-1' }, 'Ready'));
  await isReady();
  for (const words of commandsOf(readPage('docs/tasks/changing-machines.md'))) {
    if (words[0] === 'delete') {
      await cluster.applyStrict(labelled);
      await isReady();
    }
    expect([words, await run(words)]).toEqual([words, expect.objectContaining({ status: 0 })]);
  }
});
