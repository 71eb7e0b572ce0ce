// The verdict on an object must not depend on similar objects that were checked before it.
import { App, Chart } from 'cdk8s';
import { Construct } from 'constructs';
import * as fc from 'fast-check';
import { ClusterCapabilities, Machine, MachineSize } from '../../src';
import { issueText } from '../../src/issues/issues';
import { EmittedObject } from '../../src/objects/emitted-object';
import { checkOf, validateAtSynth } from '../../src/objects/object-check';
import { CORPORA } from '../admission/corpus';
import type { Case } from '../admission/corpus/corpus';
import { mutated } from '../admission/corpus/mutated';

/** The errors and advice for an object that comes after others in its app. */
function verdict(object: any, before: readonly any[] = [], featureGates: readonly string[] = []): string[] {
  const app = new App();
  ClusterCapabilities.set(app, { featureGates: [...featureGates] });
  const chart = new Chart(app, 'chart');
  const [subject] = [...before, object].map((manifest, index, { length }) => {
    // The subject always has the same path, since messages contain paths.
    const construct = new Construct(chart, index === length - 1 ? 'subject' : `before-${index}`);
    validateAtSynth(construct, new EmittedObject(construct, 'Resource', manifest));
    return construct;
  }).reverse();
  const found = chart.node.findAll().filter((construct) => construct instanceof EmittedObject).map((each) => {
    const check = checkOf(each)!;
    const advice = check.advice().flatMap((advised) => advised.advice);
    return { scope: each.node.scope, messages: [...check.validate(), ...advice.map(issueText)] };
  });
  return found.find(({ scope }) => scope === subject)!.messages;
}

const machine = (name: string, spec: object, instance: object = {}) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name },
  spec: {
    runStrategy: 'Always',
    template: {
      spec: {
        domain: { devices: { disks: [{ name: 'root', disk: {} }] }, memory: { guest: '1Gi' } },
        volumes: [{ name: 'root', persistentVolumeClaim: { claimName: `${name}-root` } }],
        ...instance,
      },
    },
    ...spec,
  },
});

test('a machine that infers its preference from a volume of its sibling is refused even after that sibling', () => {
  const database = (name: string, volume: string) => machine(name, { preference: { inferFromVolume: volume } }, {
    domain: { devices: { disks: [{ name: `${name}-root`, disk: {} }] }, memory: { guest: '1Gi' } },
    volumes: [{ name: `${name}-root`, persistentVolumeClaim: { claimName: `${name}-root` } }],
  });
  expect(verdict(database('db-1', 'db-1-root'))).toEqual([]);
  expect(verdict(database('db-2', 'db-1-root'), [database('db-1', 'db-1-root')])).toEqual([expect.stringContaining('db-1-root')]);
});

test('a pool that selects machines of its sibling is refused even after that sibling', () => {
  const pool = (name: string) => ({
    apiVersion: 'pool.kubevirt.io/v1beta1',
    kind: 'VirtualMachinePool',
    metadata: { name },
    spec: {
      replicas: 1,
      selector: { matchExpressions: [{ key: 'example.com/pool', operator: 'In', values: ['workers-1'] }] },
      virtualMachineTemplate: { metadata: { labels: { 'example.com/pool': name } }, spec: machine(name, {}).spec },
    },
  });
  const alone = verdict(pool('workers-2'));
  expect(alone).toEqual([expect.stringContaining('workers-1')]);
  expect(verdict(pool('workers-2'), [pool('workers-1')])).toEqual(alone);
});

test('an invalid MAC address is refused even after a machine with a valid one', () => {
  const addressed = (macAddress: string) => machine('web-1', {}, {
    domain: { devices: { interfaces: [{ name: 'default', masquerade: {}, macAddress }] }, memory: { guest: '1Gi' } },
    networks: [{ name: 'default', pod: {} }],
    volumes: [],
  });
  const refused = verdict(addressed('02:00:00:00:00:00'));
  expect(refused).toEqual([expect.stringContaining('02:00:00:00:00:00')]);
  expect(verdict(addressed('02:00:00:00:00:00'), [addressed('02:00:00:00:00:17')])).toEqual(refused);

  const chart = new Chart(new App(), 'chart');
  ['02:00:00:00:00:17', '02:00:00:00:00:00'].forEach((macAddress, index) => (
    new Machine(chart, `web-${index}`, { size: MachineSize.SMALL, networks: [{ name: 'default', macAddress }] })
  ));
  expect(chart.node.findAll().flatMap(({ node }) => node.validate())).toEqual([expect.stringContaining('02:00:00:00:00:00')]);
});

const cases: readonly Case[] = [...Object.values(CORPORA).flatMap((corpus) => Object.values(corpus)), ...Object.values(mutated)]
  .filter(({ object }) => typeof object.metadata?.name === 'string');

const MAC = /^(?:[\da-f]{2}:){5}[\da-f]{2}$/i;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A change to some scalars of an object. */
interface Change {
  readonly what: string;
  /** Whether it applies to a scalar, in an object with these names. */
  readonly isMeant: (value: unknown, named: Named) => boolean;
  readonly change: (value: any, seed: number) => unknown;
}

/** The name of an object, and one of the names inside it. */
interface Named {
  readonly own: string;
  readonly inner: string;
}

const ADDRESSES = ['02:00:00:00:00:00', '02:00:00:00:00:17', '01:00:5e:00:00:01'];
const UUIDS = ['6d8a5b1e-8d0c-5e0f-9a61-000000000000', '5d307ca9-b3ef-428c-8861-06e72d69f223'];

const RENAME: Change = { what: 'a name', isMeant: (value, { own, inner }) => value === own || value === inner, change: (value) => value.replace('-1', '-2') };

const CHANGES: readonly Change[] = [
  { what: 'an address', isMeant: (value) => typeof value === 'string' && MAC.test(value), change: (_value, seed) => ADDRESSES[seed % 3] },
  { what: 'a UUID', isMeant: (value) => typeof value === 'string' && UUID.test(value), change: (_value, seed) => UUIDS[seed % 2] },
  { what: 'a number', isMeant: (value) => typeof value === 'number', change: (value, seed) => [value + 1, -value, seed][seed % 3] },
];

/** An object with a change, and the places of the scalars to which it applies. */
interface Sample {
  readonly object: any;
  readonly featureGates: readonly string[];
  readonly change: Change;
  readonly named: Named;
  readonly places: readonly string[];
}

/** A copy with each scalar replaced by the result of `change`. */
function changed(object: any, change: (value: unknown, place: string) => unknown, place = ''): any {
  if (typeof object !== 'object' || object === null) {
    return change(object, place);
  }
  const entries = Object.entries(object).map(([key, each]) => [key, changed(each, change, `${place}/${key}`)]);
  return Array.isArray(object) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

/** The object with a number in its name, and with its name in every occurrence of the inner name. */
function numbered(object: any, { own, inner }: Named): any {
  return changed(object, (value) => value === own ? `${own}-1` : value === inner ? `${own}-1-${inner}` : value);
}

/** Every scalar of an object, with its place. */
function scalarsOf(value: any, place = '', found: [place: string, value: unknown][] = []): [place: string, value: unknown][] {
  if (typeof value === 'object' && value !== null) {
    Object.entries(value).forEach(([key, each]) => scalarsOf(each, `${place}/${key}`, found));
  } else {
    found.push([place, value]);
  }
  return found;
}

/** The changes that apply to an object: to any name with a reference to it, and to all addresses, UUIDs and numbers. */
function samplesOf({ object, featureGates }: Case): Sample[] {
  const scalars = scalarsOf(object);
  const names = new Set(scalars.flatMap(([place, value]) => typeof value === 'string' && /(?:\/name|[a-z]Name)$/.test(place) ? [value] : []));
  const own = object.metadata.name;
  const placesOf = (change: Change, named: Named) => scalars.filter(([, value]) => change.isMeant(value, named)).map(([place]) => place);
  const renames = [...names].map((inner) => ({ change: RENAME, named: { own, inner } }));
  const changes = [...renames, ...CHANGES.map((change) => ({ change, named: { own, inner: own } }))];
  return changes.map((each) => ({ ...each, object, featureGates, places: placesOf(each.change, each.named) }))
    .filter(({ change, places }) => places.length > (change === RENAME ? 1 : 0));
}

/** One object for each change and set of places. */
const samples: readonly Sample[] = [
  ...new Map(cases.flatMap(samplesOf).map((sample) => [`${sample.change.what} ${sample.places.join()}`, sample])).values(),
];

test('an object gets the same verdict after similar objects as alone', () => {
  const seen = new Set<string>();
  const judge = ({ object, featureGates, change, named, places }: Sample, isHit: (place: string) => boolean, seed: number) => {
    const before = numbered(object, named);
    const other = changed(before, (value, place) => places.includes(place) && isHit(place) ? change.change(value, seed) : value);
    const alone = verdict(other, [], featureGates);
    expect(verdict(other, [before], featureGates)).toEqual(alone);
    seen.add(`${change.what}: ${JSON.stringify(alone) === JSON.stringify(verdict(before, [], featureGates)) ? 'kept' : 'other'}`);
  };
  // For a name, rename every occurrence except one reference, which then refers to something else.
  const renamed = samples.filter(({ change }) => change === RENAME);
  renamed.forEach((sample) => sample.places.filter((place) => !place.endsWith('/name'))
    .forEach((place, index) => judge(sample, (each) => each !== place, index)));
  const others = samples.filter(({ change }) => change !== RENAME);
  fc.assert(fc.property(fc.constantFrom(...others), fc.func(fc.boolean()), fc.nat(), judge), { numRuns: 200 });
  // Some changes must affect the verdict and some not, or the property would prove nothing.
  expect([...seen]).toEqual(expect.arrayContaining(['a name', 'a number'].flatMap((what) => [`${what}: kept`, `${what}: other`])));
});
