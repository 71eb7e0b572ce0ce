import { readFileSync } from 'fs';
import * as path from 'path';
import * as fc from 'fast-check';
import { StrategicMerge } from '../../../src/template/strategic-merge/strategic-merge';

const { apply } = StrategicMerge;

/** A case with the outcome of Kubernetes' own code: one result, or several if Go's map order decides, or an error. */
interface Vector {
  readonly name: string;
  readonly base: any;
  readonly patch: any;
  readonly result?: any;
  readonly results?: any[];
  readonly error?: boolean;
}

describe('accepts YAML', () => {
  const base = { metadata: { labels: { old: 'a', kept: 'b' } }, spec: { running: true } };

  test('like the equivalent object, with its nulls', () => {
    const text = 'metadata: {labels: {old: null}}\nspec: {running: null, runStrategy: Manual}\n';
    const result = { metadata: { labels: { kept: 'b' } }, spec: { runStrategy: 'Manual' } };
    expect(apply(base, text)).toEqual(result);
    expect(apply(JSON.stringify(base), text)).toEqual(result);
    expect(apply(base, '')).toEqual(base);
  });

  test.each([
    ['metadata: {labels: {old: null}', /^patch:1:\d+: /],
    ['a: 1\n---\nb: 2\n', 'patch:3: begins another document: write only one'],
    ['word', 'patch: is a string: write a map with metadata and spec, or its YAML'],
  ])('and reports where %j is invalid', (text, message) => {
    expect(() => apply(base, text)).toThrow(message);
  });
});

describe('merges as Kubernetes does', () => {
  const vectors: Vector[] = JSON.parse(readFileSync(path.join(__dirname, 'strategic-merge.vectors.json'), 'utf8'));

  test('in more than a thousand cases with distinct names', () => {
    expect(vectors.length).toBeGreaterThan(1000);
    expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length);
  });

  test.each(vectors)('$name', ({ base, patch, result, results = [result], error = false }) => {
    const outcome = attempt(() => apply(base, patch));
    if (outcome.thrown === undefined) {
      expect(results).toContainEqual(outcome.value);
    } else {
      expect({ thrown: outcome.thrown, error }).toEqual({ thrown: expect.any(Error), error: true });
    }
  });

  function attempt(work: () => any): { value?: any; thrown?: unknown } {
    try {
      return { value: work() };
    } catch (thrown) {
      return { thrown };
    }
  }
});

describe('merges lists by a key, on request', () => {
  const disks = (...list: any[]) => ({ spec: { template: { spec: { domain: { devices: { disks: list } } } } } });
  const byName = (base: any[], patch: any[]) => apply(disks(...base), disks(...patch), { mergeListsBy: 'name' });

  test('items with the same name merge in place, and new ones come last', () => {
    expect(byName(
      [{ name: 'root', disk: { bus: 'virtio' }, bootOrder: 1 }, { name: 'data' }],
      [{ name: 'extra' }, { name: 'root', disk: { readonly: true }, bootOrder: null }],
    )).toEqual(disks({ name: 'root', disk: { bus: 'virtio', readonly: true } }, { name: 'data' }, { name: 'extra' }));
  });

  test('$patch: delete removes an item', () => {
    expect(byName([{ name: 'a' }, { name: 'b' }], [{ name: 'a', $patch: 'delete' }, { name: 'c' }])).toEqual(disks({ name: 'b' }, { name: 'c' }));
  });

  test('$patch: replace replaces the list', () => {
    expect(byName([{ name: 'a', bootOrder: 1 }], [{ $patch: 'replace' }, { name: 'b' }, { name: 'a' }])).toEqual(disks({ name: 'b' }, { name: 'a' }));
  });

  test('nulls and directives are removed from added items', () => {
    expect(byName([], [{ name: 'a', bootOrder: null, disk: { $patch: 'delete' } }])).toEqual(disks({ name: 'a' }));
  });

  test('an empty list changes nothing', () => {
    expect(byName([{ name: 'a' }], [])).toEqual(disks({ name: 'a' }));
  });

  test.each([
    ['an item of the base lacks the key', [{ bootOrder: 1 }]],
    ['an item of the base is a scalar', ['a']],
    ['an item of the base has a null key', [{ name: null }]],
  ])('a list is replaced if %s', (_, base) => {
    expect(byName(base, [{ name: 'a' }])).toEqual(disks({ name: 'a' }));
  });

  test('templates of DataVolumes merge by the name in their metadata', () => {
    const templates = (...dataVolumeTemplates: any[]) => ({ spec: { dataVolumeTemplates } });
    const template = (name: string, spec?: object) => ({ metadata: { name }, ...spec && { spec } });
    const base = templates(template('root', { source: { blank: {} } }), template('data'), template('old'));
    const patch = templates(template('new'), { ...template('old'), $patch: 'delete' }, template('root', { storage: { storageClassName: 'fast' } }));
    expect(apply(base, patch, { mergeListsBy: 'name' })).toEqual(templates(
      template('root', { source: { blank: {} }, storage: { storageClassName: 'fast' } }), template('data'), template('new'),
    ));
    expect(apply(base, templates({ $patch: 'replace' }, template('new')), { mergeListsBy: 'name' })).toEqual(templates(template('new')));
  });

  test('a list of scalars is replaced, even by an empty one', () => {
    const searches = (...list: any[]) => ({ spec: { template: { spec: { dnsConfig: { searches: list } } } } });
    expect(apply(searches('a', 'b'), searches(), { mergeListsBy: 'name' })).toEqual(searches());
  });

  test('$setElementOrder orders items by the same key', () => {
    const patch = { spec: { template: { spec: { domain: { devices: { '$setElementOrder/disks': [{ name: 'b' }, { name: 'a' }] } } } } } };
    expect(apply(disks({ name: 'a' }, { name: 'b' }), patch, { mergeListsBy: 'name' })).toEqual(disks({ name: 'b' }, { name: 'a' }));
  });

  test('a list that Kubernetes merges keeps its own key', () => {
    const owners = (...ownerReferences: any[]) => ({ metadata: { ownerReferences } });
    expect(apply(owners({ uid: '1', name: 'a' }), owners({ uid: '2', name: 'a' }), { mergeListsBy: 'name' }))
      .toEqual(owners({ uid: '2', name: 'a' }, { uid: '1', name: 'a' }));
  });

  test('a mistake in an item is reported with its index in the patch', () => {
    expect(() => byName([{ name: 'a', disk: { foo: {} } }], [{ name: 'b' }, { name: 'a', disk: { foo: {} } }])).toThrow(
      'spec.template.spec.domain.devices.disks[1].disk.foo: two maps meet in a field that DiskTarget does not know: write a plain value, or one of its fields (bus, pciAddress, readonly)',
    );
  });

  test.each([[''], [7]])('%j is not a key', key => {
    expect(() => apply({}, {}, { mergeListsBy: key as string })).toThrow(`mergeListsBy: ${JSON.stringify(key)} is not valid here: write the field that names an item, such as "name"`);
  });
});

describe('accepts only plain values', () => {
  class Quantity { constructor(readonly text: string) {} }
  const _Quantity = Object.defineProperty(class extends Quantity {}, 'name', { value: '_Quantity' });

  test('undefined counts as absent, in maps and in lists', () => {
    const base = { metadata: { name: 'a', labels: undefined }, spec: { runStrategy: 'Always' } };
    const patch = { metadata: undefined, spec: { runStrategy: undefined, dataVolumeTemplates: [undefined, { metadata: { name: undefined } }] } };
    expect(apply(base, patch)).toStrictEqual({ metadata: { name: 'a' }, spec: { runStrategy: 'Always', dataVolumeTemplates: [{ metadata: {} }] } });
  });

  test('an absent base or patch counts as empty', () => {
    expect(apply(undefined, { metadata: {} })).toEqual({ metadata: {} });
    expect(apply({ metadata: {} }, undefined)).toEqual({ metadata: {} });
  });

  test.each([
    ['a function', () => 1, 'a function is not a JSON value: write a map, list, string, number, boolean or null'],
    ['a symbol', Symbol('s'), 'a symbol is not a JSON value: write a map, list, string, number, boolean or null'],
    ['a bigint', 1n, 'a bigint is not a JSON value: write a map, list, string, number, boolean or null'],
    ['an instance', new Quantity('1Gi'), 'an instance of Quantity is not a JSON value: write the plain value it stands for'],
    ['a Date', new Date(0), 'an instance of Date is not a JSON value: write its text, such as "2026-01-31T12:00:00Z", in quotes'],
    ['an instance of a class that the bundler renamed', new _Quantity('1Gi'), 'an instance of Quantity is not a JSON value: write the plain value it stands for'],
    ['a Map', new Map(), 'an instance of Map is not a JSON value: write the plain value it stands for'],
    ['NaN', NaN, 'NaN is not a number in JSON: write a finite number or a string'],
  ])('%s is refused', (_, value, message) => {
    expect(() => apply({}, { spec: { running: value } })).toThrow(new Error(`spec.running: ${message}`));
    expect(() => apply({ spec: { running: [value] } }, {})).toThrow(new Error(`base.spec.running[0]: ${message}`));
  });

  test('a value that contains itself is refused', () => {
    const spec: any = { template: {} };
    spec.template.spec = spec;
    expect(() => apply({}, { spec })).toThrow(new Error('spec.template.spec: the value contains itself: write it out as far as it is needed'));
  });

  test('a value may appear twice', () => {
    const labels = { app: 'web' };
    const merged = apply({}, { metadata: { labels }, spec: { template: { metadata: { labels } } } });
    expect(merged).toEqual({ metadata: { labels }, spec: { template: { metadata: { labels } } } });
    expect(merged.metadata.labels).not.toBe(merged.spec.template.metadata.labels);
  });

  test('a value that is nested too deeply is refused', () => {
    let deep: any = {};
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(() => apply({}, { spec: deep })).toThrow('the value is nested deeper than 500 levels: write a flatter one');
  });

  test('a document that is not a map is refused', () => {
    expect(() => apply([], {})).toThrow(new Error('base: is a list: write a map with metadata and spec, or its YAML'));
    expect(() => apply({}, 'spec')).toThrow(new Error('patch: is a string: write a map with metadata and spec, or its YAML'));
  });

  test.each(['{"__proto__":{"polluted":1}}', '{"metadata":{"labels":{"__proto__":{"polluted":1}}}}'])('no prototype is changed: %s', text => {
    for (const [base, patch] of [[JSON.parse(text), {}], [{}, JSON.parse(text)], [JSON.parse(text), JSON.parse(text)]]) {
      expect(() => apply(base, patch)).toThrow('no field of a VirtualMachine has this name: leave it out');
    }
    expect(({} as any).polluted).toBeUndefined();
  });

  test.each(['constructor', 'toString', 'hasOwnProperty'])('a field called %s is treated like any other', name => {
    expect(() => apply({ [name]: {} }, { [name]: { prototype: { polluted: 1 } } })).toThrow(`${name}: two maps meet in a field that VirtualMachine does not know`);
    expect(apply({ metadata: { labels: {} } }, { metadata: { labels: { [name]: 'x' } } })).toEqual({ metadata: { labels: { [name]: 'x' } } });
  });

  test('directives cannot name a prototype', () => {
    const patch = { '$deleteFromPrimitiveList/__proto__': [], '$setElementOrder/__proto__': [] };
    expect(() => apply({}, patch)).toThrow('$setElementOrder/__proto__: an order stands in a field that VirtualMachine does not know');
    expect(apply({}, { '$deleteFromPrimitiveList/__proto__': { polluted: 1 } })).toEqual({});
  });
});

describe('reports', () => {
  test('every mistake on a line of its own', () => {
    const base = { metadata: { labels: { 'app.io/x': {} }, finalizers: ['a'] }, spec: { foo: {}, template: { spec: { domain: [] } } } };
    const patch = {
      metadata: { labels: { 'app.io/x': {} }, finalizers: [1] },
      spec: { foo: {}, $retainKeys: ['foo', 'template'], template: { spec: { domain: [] } } },
    };
    expect(() => apply(base, patch)).toThrow(new Error([
      'metadata.labels["app.io/x"]: two maps meet where Kubernetes knows no fields: write a plain value, or null first and the new value in a second merge',
      'metadata.finalizers: the items are string and whole number, but a list that merges needs some, all of one kind: write strings, or maps with the merge key',
      'spec.foo: two maps meet in a field that VirtualMachineSpec does not know: write a plain value, or one of its fields (dataVolumeTemplates, instancetype, preference, runStrategy, running, template, updateVolumesStrategy)',
      'spec.template.spec.domain: two lists meet in a field of VirtualMachineInstanceSpec that is not a list: write the value that KubeVirt expects there',
    ].join('\n')));
  });

  test('a map in a field that the types have, but of which KubeVirt has no own', () => {
    const machine = (claimName: unknown) => ({ spec: { template: { spec: { domain: { devices: { gpus: [{ name: 'a', claimName }] } } } } } });
    expect(apply(machine('b'), machine('c'), { mergeListsBy: 'name' })).toEqual(machine('c'));
    expect(() => apply(machine({ b: 1 }), machine({ b: 2 }), { mergeListsBy: 'name' })).toThrow('gpus[0].claimName: two maps meet in a field that GPU does not know');
  });

  test('a base without merge keys, even if the patch has no items', () => {
    const machine = (topologySpreadConstraints: unknown[]) => ({ spec: { template: { spec: { topologySpreadConstraints } } } });
    expect(() => apply(machine(['zone']), machine([]))).toThrow('an item of the base has no topologyKey, by which the list merges (it is a string)');
  });

  test.each([
    [{ $patch: 'remove' }, 'metadata: $patch: "remove" is not a directive of a map: write "replace" or "delete", or leave it out to merge'],
    [{ $retainKeys: 'name' }, 'metadata: $retainKeys is a string: write a list of field names'],
    [{ $retainKeys: [], name: 'a' }, 'metadata: $retainKeys lacks name, which the patch sets: add it to the list'],
    [{ $retainKeys: ['uid'], name: 'a', namespace: 'b' }, 'metadata: $retainKeys lacks name, namespace, which the patch sets: add them to the list'],
    [{ $deleteFromPrimitiveList: [] }, 'metadata.$deleteFromPrimitiveList: the directive names no list: write "$deleteFromPrimitiveList/" and the list\'s name, such as "$deleteFromPrimitiveList/finalizers"'],
    [{ '$setElementOrder/finalizers': 'a' }, 'metadata.$setElementOrder/finalizers: an order needs lists, but found a string: write a list, or leave the order out'],
    [
      { '$setElementOrder/finalizers': ['a'], 'finalizers': ['b'] },
      'metadata.$setElementOrder/finalizers: the order lacks an item of the patch, or has it elsewhere: list the patch\'s items in the patch\'s order',
    ],
    [{ ownerReferences: [{ name: 'a' }] }, 'metadata.ownerReferences: an item of the patch has no uid, by which the list merges (it is a map): write maps that have it'],
    [{ ownerReferences: [{ uid: '1', $patch: 'merge' }] }, 'metadata.ownerReferences: $patch: "merge" is not a directive of an item: write "delete" or "replace"'],
  ])('%j', (metadata, message) => {
    expect(() => apply({ metadata: { finalizers: ['a'], ownerReferences: [{ uid: '1' }] } }, { metadata })).toThrow(new Error(message));
  });

  test('the type of a map that may hold secrets, not its content', () => {
    expect(() => apply({ spec: {} }, { spec: { $patch: { password: 'hunter2' } } })).toThrow(/^spec: \$patch: a map is not a directive/);
  });
});

describe('satisfies the laws of merging', () => {
  const text = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const unique = (item: fc.Arbitrary<any>, key: string) => fc.uniqueArray(item, { selector: each => each[key], maxLength: 6 });
  const constraint = fc.record({ topologyKey: text, maxSkew: fc.nat(3), labelSelector: fc.record({ matchLabels: fc.dictionary(text, text) }) }, { requiredKeys: ['topologyKey'] });
  const disk = fc.record({ name: text, bootOrder: fc.nat(3), disk: fc.record({ bus: text }) }, { requiredKeys: ['name'] });

  /** Machines, or patches without directives; with `absent: null`, a field may be null, which deletes it. */
  const machines = (absent?: null) => {
    const orAbsent = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => absent === null ? fc.option(value, { freq: 6 }) : value;
    const fields = (model: { [key: string]: fc.Arbitrary<any> }) =>
      fc.record(Object.fromEntries(Object.entries(model).map(([key, value]) => [key, orAbsent(value)])), { requiredKeys: [] });
    const labels = orAbsent(fc.dictionary(text, orAbsent(text)));
    const devices = fields({ disks: unique(disk, 'name') });
    const domain = fields({ cpu: fields({ cores: fc.nat(4) }), devices });
    const pod = fields({ hostname: text, nodeSelector: labels, domain, topologySpreadConstraints: unique(constraint, 'topologyKey') });
    return fields({
      metadata: fields({ name: text, labels, finalizers: fc.uniqueArray(text) }),
      spec: fields({ running: fc.boolean(), template: fields({ metadata: fields({ labels }), spec: pod }) }),
    });
  };
  const options = fc.constantFrom({}, { mergeListsBy: 'name' });

  test('an empty patch is the identity', () => {
    fc.assert(fc.property(machines(null), options, (base, option) => expect(apply(base, {}, option)).toEqual(base)));
  });

  test('merging into an empty base gives the patch', () => {
    fc.assert(fc.property(machines(), options, (patch, option) => expect(apply({}, patch, option)).toEqual(patch)));
  });

  test('merging a machine into itself changes nothing', () => {
    fc.assert(fc.property(machines(), options, (base, option) => expect(apply(base, base, option)).toEqual(base)));
  });

  test('applying a patch twice is the same as applying it once', () => {
    fc.assert(fc.property(machines(), machines(null), options, (base, patch, option) => {
      const once = apply(base, patch, option);
      expect(apply(once, patch, option)).toEqual(once);
    }));
  });

  test('inputs do not change, and the result shares nothing with them', () => {
    fc.assert(fc.property(machines(), machines(null), options, (base, patch, option) => {
      const merged = apply(deepFreeze(base), deepFreeze(patch), option);
      const owned = new Set([...nested(base), ...nested(patch)]);
      expect(nested(merged).filter(value => owned.has(value))).toEqual([]);
    }));
  });

  test('a set becomes the union of both sides', () => {
    fc.assert(fc.property(fc.uniqueArray(text), fc.array(text), (base, patch) => {
      const merged = apply({ metadata: { finalizers: base } }, { metadata: { finalizers: patch } }).metadata.finalizers;
      expect([...merged].sort()).toEqual([...new Set([...base, ...patch])].sort());
    }));
  });

  test('a list merged by name has each name once, with those of the base first and in order', () => {
    const wrap = (disks: any[]) => ({ spec: { template: { spec: { domain: { devices: { disks } } } } } });
    fc.assert(fc.property(unique(disk, 'name'), fc.array(disk), (base, patch) => {
      const merged: any[] = apply(wrap(base), wrap(patch), { mergeListsBy: 'name' }).spec.template.spec.domain.devices.disks;
      expect(merged.map(({ name }) => name)).toEqual([...new Set([...base, ...patch].map(({ name }) => name))]);
    }));
  });

  function nested(value: any): object[] {
    return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(nested)] : [];
  }

  function deepFreeze(value: any): any {
    nested(value).forEach(Object.freeze);
    return value;
  }
});
