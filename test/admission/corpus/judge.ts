// Gets the server's verdict on every case of a corpus, under the feature gates of the case.
import { instancetype, onlyGates, virtualMachine, type Case, type Corpus } from './corpus';
import { KUBEVIRT, verdictOf, type Verdict } from './verdict';
import type { Client, KubeObject } from '../../plane/client';
import { until } from '../../plane/until';

/** How many manifests are sent to the server at once. */
const AT_ONCE = 8;

/** An instance type for machines to name. */
const GIVEN_INSTANCETYPE: KubeObject = { ...instancetype, metadata: { name: 'given' } };

/** A preference for machines to name, which binds interfaces without a binding. */
const GIVEN_PREFERENCE: KubeObject = {
  apiVersion: instancetype.apiVersion, kind: 'VirtualMachinePreference', metadata: { name: 'given' }, spec: { devices: { preferredInterfaceMasquerade: {} } },
};

/** What machines may name: with it, the server judges them whole. */
export const GIVEN: readonly KubeObject[] = [GIVEN_INSTANCETYPE, GIVEN_PREFERENCE];

/** Objects in the cluster for cases to refer to: the instance type, a machine, an instance of its name, a snapshot of it, and a preference. */
const EVERYTHING_GIVEN: readonly KubeObject[] = [
  GIVEN_INSTANCETYPE,
  { ...virtualMachine, metadata: { name: 'given' }, spec: { ...virtualMachine.spec, runStrategy: 'Halted' } },
  { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', metadata: { name: 'given' }, spec: virtualMachine.spec.template.spec },
  {
    apiVersion: 'snapshot.kubevirt.io/v1beta1',
    kind: 'VirtualMachineSnapshot',
    metadata: { name: 'given' },
    spec: { source: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'given' } },
  },
  GIVEN_PREFERENCE,
];

/** A machine without a machine type. */
const BARE: KubeObject = {
  apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'bare' }, spec: { runStrategy: 'Halted', template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } },
};

/** The server's verdicts on one corpus, by the titles of its cases. */
export interface Verdicts {
  readonly [title: string]: Verdict;
}

/** The server's verdicts on corpora, by their names. Restores the configuration of KubeVirt afterwards. */
export async function judged(client: Client, namespace: string, corpora: { readonly [name: string]: Corpus }): Promise<{ [name: string]: Verdicts }> {
  const { configuration } = (await client.read(KUBEVIRT)).spec;
  const found = new Map<Case, Verdict>();
  const withGates = (featureGates: readonly string[], step: string) => configure(client, {
    ...configuration,
    developerConfiguration: { ...configuration.developerConfiguration, ...onlyGates(featureGates) },
    architectureConfiguration: { amd64: { machineType: `pc-q35-${step}` } },
  });
  try {
    await withGates(['Snapshot'], 'given');
    await give(client, namespace);
    for (const [index, cases] of byFeatureGates(Object.values(corpora).flatMap((corpus) => Object.values(corpus))).entries()) {
      await withGates(cases[0].featureGates, String(index));
      await atOnce(cases, async (each) => found.set(each, await verdictOf(client, namespace, each.object)));
    }
  } finally {
    const given = EVERYTHING_GIVEN.map(({ apiVersion, kind, metadata: { name } }) => ({ apiVersion, kind, name, namespace }));
    await Promise.all(given.map((each) => client.delete(each)));
    await configure(client, configuration);
  }
  return Object.fromEntries(Object.entries(corpora).map(([name, corpus]) => [
    name, Object.fromEntries(Object.entries(corpus).map(([title, each]) => [title, found.get(each)!])),
  ]));
}

/** Creates the given objects, and sets the status of the snapshot as its controller would. */
async function give(client: Client, namespace: string): Promise<void> {
  const given = EVERYTHING_GIVEN.map((object) => ({ ...object, metadata: { ...object.metadata, namespace } }));
  const created: any[] = await Promise.all(given.map((object) => client.create(object)));
  const [, machine, , { apiVersion, kind, metadata: { name } }] = created;
  await client.merge({ apiVersion, kind, name, namespace }, { status: { sourceUID: machine.metadata.uid } }, 'status');
}

/**
 * Configures KubeVirt and waits until virt-api uses the configuration. To recognize it, each one has another default machine
 * type, on which no verdict depends.
 */
async function configure(client: Client, configuration: any): Promise<void> {
  const machineType = configuration.architectureConfiguration?.amd64?.machineType ?? 'q35';
  await client.request('PATCH', await client.path(KUBEVIRT), [{ op: 'add', path: '/spec/configuration', value: configuration }], 'application/json-patch+json');
  await until('virt-api to hear of its configuration', async () => {
    const { body } = await client.request('POST', `${await client.path({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', namespace: 'default' })}?dryRun=All`, BARE);
    return body.spec.template.spec.domain.machine.type === machineType;
  });
}

function byFeatureGates(cases: readonly Case[]): readonly Case[][] {
  const groups = new Map<string, Case[]>();
  for (const each of cases) {
    const gates = each.featureGates.join();
    groups.set(gates, [...groups.get(gates) ?? [], each]);
  }
  return [...groups.values()];
}

async function atOnce<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await work(next);
    }
  }));
}
