import { mkdirSync, mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { UsageError } from '../../../src/cli/command-line/usage-error';
import { findSelectedMachines, requireSelectedMachines } from '../../../src/cli/machines/selected-machines';
import { parseSelection, requireSelection } from '../../../src/cli/machines/selection';
import * as documents from '../../../src/cli/manifests/documents';
import * as terminal from '../../../src/cli/terminal/print';
import { DISCOVERY, json, serve } from '../cluster/http-server';

test.each([
  ['web', ['web'], []],
  ['vm/web', ['web'], []],
  ['VirtualMachine/web', ['web'], []],
  ['virtualmachines.kubevirt.io/web', ['web'], []],
  ['-', [], ['-']],
  ['.', [], ['.']],
  ['./dist', [], ['./dist']],
  ['src/web', [], ['src/web']],
  ['web.yaml', [], ['web.yaml']],
  ['web.v1', ['web.v1'], []],
  ['vm/web.v1', ['web.v1'], []],
  ['vms/web.yaml', [], ['vms/web.yaml']],
  ['vms/prod/web.yml', [], ['vms/prod/web.yml']],
  ['vms/prod/eu', [], ['vms/prod/eu']],
])('%s is a name or a path', (arg, names, paths) => {
  expect(parseSelection([arg], {})).toMatchObject({ names, paths });
});

test.each<[string, () => unknown, string]>([
  ['names with labels', () => parseSelection(['web'], { selector: 'a=b' }), 'names or paths and --selector cannot be combined: write one of them'],
  ['labels with --all', () => parseSelection([], { selector: 'a=b', all: true }), '--selector and --all cannot be combined: write one of them'],
  ['names with a namespace before them', () => parseSelection(['shop/web', './src', 'shop/web.yaml'], {}), '"shop/web" is not a file or folder: write web --namespace shop for the machine'],
  ['names of other objects', () => parseSelection(['vmi/web', 'persistentvolumeclaim/x', 'Secret/x', 'po/x', 'vmpool/crew', 'VirtualMachinePool/crew'], {}), [
    ...['vmi/web', 'persistentvolumeclaim/x', 'Secret/x', 'po/x'].map((arg) => (
      `"${arg}" is not a machine, and only machines can be given by name: write one such as web, or manifests`
    )),
    ...['vmpool/crew', 'VirtualMachinePool/crew'].map((arg) => `"${arg}" is a pool, and only machines can be given by name: write its manifest, which selects its machines`),
  ].join('\n')],
  ['names in all namespaces', () => parseSelection(['web'], { allNamespaces: true }), '--all-namespaces cannot be combined with names: write --namespace and one namespace'],
  ['paths in all namespaces', () => parseSelection(['./dist'], { allNamespaces: true }), '--all-namespaces cannot be combined with paths: leave it out, or write --namespace for manifests that name none'],
  ['names and paths in all namespaces', () => parseSelection(['web', './dist'], { allNamespaces: true }), '--all-namespaces cannot be combined with names: write --namespace and one namespace'],
  ['invalid names', () => parseSelection(['Web', 'vm/a b', 'web'], {}), ['"Web"', '"a b"'].map((name) => (
    `${name} is not a valid machine name: write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"`
  )).join('\n')],
  ['no arguments', () => requireSelection([], {}), 'no machine is given: write names, paths of manifests, --selector or --all'],
])('%s cannot select machines', (_, select, message) => {
  expect(select).toThrow(new UsageError(message));
});

const vm = (name: string, owner?: string) => ({ metadata: { name, namespace: 'default', ...owner && { ownerReferences: [{ kind: 'VirtualMachinePool', name: owner }] } } });

const POOLS = { '/apis/pool.kubevirt.io/v1beta1': { resources: [{ name: 'virtualmachinepools', kind: 'VirtualMachinePool', namespaced: true }] } };

type Select<Result> = (...of: Parameters<typeof requireSelectedMachines>) => Promise<Result>;

interface Pools {
  readonly pools?: readonly string[];
  readonly mayListPools?: boolean;
}

const asked = (args: readonly string[], mayList?: boolean, pools?: Pools) => selectedIn(requireSelectedMachines, args, mayList, pools);

async function selectedIn<Result>(
  select: Select<Result>, args: readonly string[], mayList = true, { pools = [], mayListPools = true }: Pools = {},
): Promise<Result> {
  const { cluster, close } = await serve((request, response) => {
    if (!mayList && /virtualmachines(?:\?|$)/.test(request.url!)) {
      json(response, 403, { message: 'User "ann" cannot list' });
      return;
    }
    if (request.url!.startsWith('/apis/pool.kubevirt.io/v1beta1/')) {
      json(response, mayListPools ? 200 : 403, mayListPools ? { metadata: {}, items: pools.map((each) => vm(each)) } : { message: 'User "ann" cannot list pools' });
      return;
    }
    const [, name] = /virtualmachines\/([\w-]+)$/.exec(request.url!) ?? [];
    const there = [vm('web'), vm('crew-0', 'crew'), vm('other-0', 'other')];
    const found = there.find(({ metadata }) => metadata.name === name);
    json(response, name !== undefined && found === undefined ? 404 : 200, name === undefined ? { metadata: {}, items: there } : found ?? {});
  }, { ...DISCOVERY, ...POOLS });
  return select(cluster, parseSelection(args, {})).finally(close);
}

const manifests = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'selection-')), 'in.yaml');
  writeFileSync(file, text);
  return file;
};

test('manifests select their machines and those of their pools, each once', async () => {
  const file = manifests([
    'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: web}',
    'apiVersion: pool.kubevirt.io/v1beta1\nkind: VirtualMachinePool\nmetadata: {name: crew}',
    'apiVersion: v1\nkind: Secret\nmetadata: {name: notes}',
  ].join('\n---\n'));
  expect((await asked(['vm/web', file])).map(({ metadata }) => metadata.name)).toEqual(['web', 'crew-0']);
});

test('a machine that is given by its name and by its pool is selected once', async () => {
  const file = manifests('apiVersion: pool.kubevirt.io/v1beta1\nkind: VirtualMachinePool\nmetadata: {name: crew}');
  expect((await asked(['crew-0', file])).map(({ metadata }) => metadata.name)).toEqual(['crew-0']);
});

const poolOf = (name: string, namespace?: string) => manifests(JSON.stringify({ apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', metadata: { name, namespace } }));

test('a pool without machines selects none', async () => {
  expect(await asked([poolOf('idle')], true, { pools: ['idle'] })).toEqual([]);
});

test('the name of a pool is not that of a machine', async () => {
  await expect(asked(['crew'])).rejects.toThrow('VirtualMachine "crew" in namespace "default" does not exist, but is the name of a pool: write its manifest, or machines such as "crew-0"');
});

test('missing pools are reported together with missing machines, with the nearest names', async () => {
  await expect(asked(['wbe', poolOf('idel'), poolOf('crew'), poolOf('absent')], true, { pools: ['idle', 'crew'] })).rejects.toThrow(new Error([
    'VirtualMachine "wbe" in namespace "default" does not exist: write "web"',
    'VirtualMachinePool "idel" in namespace "default" does not exist: write "idle"',
    'VirtualMachinePool "absent" in namespace "default" does not exist: apply it first, or check its name and namespace',
  ].join('\n')));
});

test('a missing pool is reported even if its namespace has none', async () => {
  await expect(asked([poolOf('crew', 'shop')])).rejects.toThrow('VirtualMachinePool "crew" in namespace "shop" does not exist: apply it first, or check its name and namespace');
});

test('a user who may not list pools is told that a pool without machines may not exist', async () => {
  const print = jest.spyOn(terminal, 'say').mockImplementation();
  expect(await asked([poolOf('idle')], true, { mayListPools: false })).toEqual([]);
  expect(print.mock.calls).toEqual([['note', [expect.stringMatching(
    /^VirtualMachinePool "idle" in namespace "default" has no machines, or does not exist: .*cannot list VirtualMachinePool .*: 403: User "ann" cannot list pools$/,
  )]]]);
});

test('a VirtualMachine of another platform is not a machine', async () => {
  const file = manifests('apiVersion: vmoperator.vmware.com/v1alpha1\nkind: VirtualMachine\nmetadata: {name: web}');
  await expect(asked([file])).rejects.toThrow(`${file}: contains no machines`);
});

test('manifests without apiVersion and name are reported at once', async () => {
  const file = manifests('kind: VirtualMachine\nmetadata: {name: web}\n---\napiVersion: kubevirt.io/v1\nkind: VirtualMachine');
  await expect(asked([file])).rejects.toThrow([
    `${file}:1: apiVersion is missing: write one such as "kubevirt.io/v1" for the VirtualMachine`,
    `${file}:4: metadata.name is missing: name the VirtualMachine`,
  ].join('\n'));
});

test('many missing machines are reported after one list of their namespace', async () => {
  const requests: string[] = [];
  const { cluster, close } = await serve(({ url = '' }, response) => {
    requests.push(url);
    const isList = /virtualmachines(?:\?|$)/.test(url);
    json(response, isList ? 200 : 404, isList ? { metadata: {}, items: [vm('web')] } : { message: 'no' });
  });
  const names = Array.from({ length: 30 }, (_, index) => `wbe${index}`);
  await expect(requireSelectedMachines(cluster, parseSelection(names, {})).finally(close)).rejects.toThrow(names.map((name) => (
    `VirtualMachine "${name}" in namespace "default" does not exist: \`cdk8s-kubevirt list -n default\` lists those that exist`
  )).join('\n'));
  expect(requests).toHaveLength(31);
});

test('pools in many namespaces are looked up with a limited number of requests at once', async () => {
  let [now, most] = [0, 0];
  const { cluster, close } = await serve((_, response) => {
    most = Math.max(most, now += 1);
    setTimeout(() => {
      now -= 1;
      json(response, 200, { metadata: {}, items: [vm('crew')] });
    }, 5);
  }, { ...DISCOVERY, ...POOLS });
  const files = Array.from({ length: 60 }, (_, index) => poolOf('crew', `shop-${index}`));
  await expect(requireSelectedMachines(cluster, parseSelection(files, {})).finally(close)).resolves.toEqual([]);
  expect(most).toBeLessThanOrEqual(16);
});

test('a missing machine is reported even to a user who may not list machines', async () => {
  await expect(asked(['wbe'], false)).rejects.toThrow('VirtualMachine "wbe" in namespace "default" does not exist: check the name and --namespace');
});

test('manifests without machines are a mistake', async () => {
  const file = manifests('apiVersion: v1\nkind: Secret\nmetadata: {name: notes}');
  await expect(asked([file])).rejects.toThrow(`${file}: contains no machines: give the manifests of VirtualMachines or VirtualMachinePools`);
});

test('all missing machines are reported at once, with the nearest names', async () => {
  await expect(asked(['wbe', 'web', 'nothing-like-it'])).rejects.toThrow([
    'VirtualMachine "wbe" in namespace "default" does not exist: write "web"',
    'VirtualMachine "nothing-like-it" in namespace "default" does not exist: `cdk8s-kubevirt list -n default` lists those that exist',
  ].join('\n'));
});

test('a folder that looks like kind/name is reported as ambiguous', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selection-'));
  mkdirSync(join(folder, 'vms/web'), { recursive: true });
  const from = process.cwd();
  process.chdir(folder);
  try {
    expect(() => parseSelection(['vms/web', 'vms/db'], {})).toThrow(new UsageError('"vms/web" is both a path and a machine: write ./vms/web or web'));
  } finally {
    process.chdir(from);
  }
});

test('a missing machine named like a folder is reported with the path to write', async () => {
  // The `src` folder of the project.
  await expect(asked(['src'])).rejects.toThrow('VirtualMachine "src" in namespace "default" does not exist: write ./src for the manifests of that name');
});

describe('a machine in the manifests that does not exist', () => {
  const machineOf = (name: string) => manifests(JSON.stringify({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name } }));
  const absent = (...files: string[]) => `VirtualMachine "wbe" in namespace "default" does not exist: apply ${files.join(' ')} first, or check its namespace`;

  test('is reported beside those that do', async () => {
    const files = [machineOf('wbe'), machineOf('web')];
    const { machines, missing } = await selectedIn(findSelectedMachines, files);
    expect([machines.map(({ metadata }) => metadata.name), missing]).toEqual([['web'], [absent(...files)]]);
  });

  test('is a mistake if no other exists, or if it was given by name', async () => {
    const file = machineOf('wbe');
    await expect(selectedIn(findSelectedMachines, [file])).rejects.toThrow(absent(file));
    await expect(selectedIn(findSelectedMachines, ['wbe', 'crew-0'])).rejects.toThrow('"wbe" in namespace "default" does not exist: write "web"');
  });

  test('keeps commands that change machines from changing the others', async () => {
    const files = [machineOf('wbe'), machineOf('web')];
    await expect(asked(files)).rejects.toThrow(absent(...files));
  });

  test('is reported without a file name if it came from standard input', async () => {
    const { cluster, close } = await serve((_, response) => json(response, 404, { message: 'no' }));
    const read = jest.spyOn(documents, 'readDocuments').mockReturnValue([{ source: 'stdin', where: 'stdin:1', lineAt: () => 1, value: { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'wbe' } } }]);
    await expect(findSelectedMachines(cluster, parseSelection(['-'], {})).finally(close)).rejects.toThrow('does not exist: apply it first, or check its namespace');
    read.mockRestore();
  });
});
