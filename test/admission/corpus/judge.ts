// The server as the judge of a whole corpus: every case, under the feature gates that it asks for.
import { instancetype, type Case, type Corpus } from './corpus';
import { verdictOf, type Verdict } from './verdict';
import type { Client, KubeObject } from '../../plane/client';
import { until } from '../../plane/until';

/** How many manifests are put to the server at once. */
const AT_ONCE = 8;

const KUBEVIRT = { apiVersion: 'kubevirt.io/v1', kind: 'KubeVirt', name: 'kubevirt', namespace: 'kubevirt' };

/** What stands in the cluster meanwhile, for cases to name. */
export const GIVEN: KubeObject = { ...instancetype, metadata: { name: 'given' } };

/** A machine without a type. */
const BARE: KubeObject = {
  apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'bare' }, spec: { runStrategy: 'Halted', template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } },
};

/** The server's verdicts on one corpus, by the titles of its cases. */
export interface Verdicts {
  readonly [title: string]: Verdict;
}

/** The server's verdicts on corpora, by their names; afterwards KubeVirt is configured as it was. */
export async function judged(client: Client, namespace: string, corpora: { readonly [name: string]: Corpus }): Promise<{ [name: string]: Verdicts }> {
  const { configuration } = (await client.read(KUBEVIRT)).spec;
  const found = new Map<Case, Verdict>();
  const given = { ...GIVEN, metadata: { ...GIVEN.metadata, namespace } };
  try {
    await client.create(given);
    for (const [index, cases] of byFeatureGates(Object.values(corpora).flatMap((corpus) => Object.values(corpus))).entries()) {
      await configure(client, {
        ...configuration,
        developerConfiguration: { ...configuration.developerConfiguration, featureGates: cases[0].featureGates },
        architectureConfiguration: { amd64: { machineType: `pc-q35-${index}` } },
      });
      await atOnce(cases, async (each) => found.set(each, await verdictOf(client, namespace, each.object)));
    }
  } finally {
    await client.delete({ apiVersion: given.apiVersion, kind: given.kind, name: given.metadata.name, namespace });
    await configure(client, configuration);
  }
  return Object.fromEntries(Object.entries(corpora).map(([name, corpus]) => [
    name, Object.fromEntries(Object.entries(corpus).map(([title, each]) => [title, found.get(each)!])),
  ]));
}

/**
 * Configures KubeVirt, and waits until virt-api has heard of it: each configuration has another type for machines that
 * have none, on which no verdict depends.
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
