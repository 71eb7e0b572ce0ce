// Every function of the public API, with valid arguments in which one value can be replaced.
import { App, Chart, Duration, Size } from 'cdk8s';
import type { Construct } from 'constructs';
import * as library from '../../src';
import type { Type } from '../../src/declared/notation';
import { CALLS, CLASSES, ENUMS, STRUCTS } from '../../src/declared/types';

const {
  CloudInit, Delivery, Fleet, ImageSource, MachineSize, NodeProvider, NodeRegistration, PoolScaleInStrategy, PoolUpdateStrategy,
  SecretSource, SecretValue, VirtualMachine, VirtualMachinePool, VirtualMachineTemplate, VolumeSource,
} = library;

const template = () => VirtualMachineTemplate.fromObject({
  spec: { template: { spec: { domain: { devices: {}, memory: { guest: '2Gi' }, cpu: { cores: 1 } } } } },
});
const chart = () => new Chart(new App({ outdir: '/nonexistent' }), 'shop', { namespace: 'shop' });
const provider = (scope: Chart) => new NodeProvider(scope, 'nodes', { template: template(), nodeTypes: [{ name: 'small' }] });
const delivery = Delivery.openClusterManagement();

/** A valid object of each class. */
const OBJECTS: { readonly [name: string]: () => unknown } = {
  App: () => chart().node.root,
  Chart: chart,
  Construct: chart,
  IConstruct: chart,
  IVirtualMachine: () => VirtualMachine.fromVirtualMachineName(chart(), 'db', 'db'),
  IVirtualMachineSnapshot: () => new library.VirtualMachineSnapshot(chart(), 'before', { virtualMachine: VirtualMachine.fromVirtualMachineName(chart(), 'web', 'web') }),
  ISubject: () => ({ toSubjectConfiguration: () => ({ kind: 'User', name: 'ada', apiGroup: 'rbac.authorization.k8s.io' }) }),
  Duration: () => Duration.minutes(1),
  Size: () => Size.gibibytes(1),
  Delivery: () => delivery,
  CloudInit: () => CloudInit.noCloud({ packages: ['git'] }),
  ImageSource: () => ImageSource.http('https://example.com/disk.img'),
  MachineSize: () => MachineSize.SMALL,
  NodeProvider: () => provider(chart()),
  NodeRegistration: () => NodeRegistration.script({ script: '#!/bin/sh\n' }),
  PoolScaleInStrategy: () => PoolScaleInStrategy.unmanaged(),
  PoolUpdateStrategy: () => PoolUpdateStrategy.unmanaged(),
  SecretSource: () => SecretSource.existing(),
  SecretValue: () => SecretValue.unsafePlainText('x'),
  VirtualMachineTemplate: template,
  VolumeSource: () => VolumeSource.emptyDisk(Size.gibibytes(1)),
};

/** The objects to call methods on. */
const RECEIVERS: { readonly [name: string]: () => any } = {
  Fleet: () => new Fleet(new App({ outdir: '/nonexistent' }), 'fleet', { clusters: [{ name: 'web', cpu: 1, memory: Size.gibibytes(1) }], machines: [], delivery }),
  NodeProvider: () => provider(chart()),
  VirtualMachine: () => new VirtualMachine(chart(), 'web', { template: template() }),
  VirtualMachinePool: () => new VirtualMachinePool(chart(), 'web', { template: template(), replicas: 1 }),
  VirtualMachineTemplate: template,
  AdmissionValidation: () => new library.AdmissionValidation(),
  MachineAssertions: () => {
    const { chart: made } = new VirtualMachine(chart(), 'web', { template: template() }).apiObject;
    return library.MachineAssertions.fromChart(made);
  },
};

/** Valid strings by the name of their parameter or field; nearly all others are names. */
const TEXTS: { readonly [name: string]: string } = {
  url: 'https://example.com/disk.img',
  image: 'registry.example.com/disk:1',
  path: '/etc/motd',
  yaml: 'kind: Machine',
  text: 'spec: {}',
  schedule: '0 3 * * *',
  server: 'https://example.com:6443',
  endpoint: 'https://example.com',
  apiServerEndpoint: 'example.com:6443',
  script: '#!/bin/sh\n',
  content: 'x',
};

/** A valid value of a type, without optional fields. */
export function sample(type: Type, name = ''): any {
  if (typeof type !== 'string') {
    return 'map' in type ? { web: sample(type.map) } : 'either' in type ? sample(type.either[0], name) : [sample(type.list)];
  }
  if (Object.hasOwn(STRUCTS, type)) {
    return Object.fromEntries(Object.entries(STRUCTS[type as keyof typeof STRUCTS]).filter(([field]) => !field.endsWith('?')).map(([field, each]) => [field, sample(each, field)]));
  }
  if (Object.hasOwn(CLASSES, type)) {
    return OBJECTS[type]();
  }
  if (Object.hasOwn(ENUMS, type)) {
    return ENUMS[type as keyof typeof ENUMS][0];
  }
  return ({ string: TEXTS[name] ?? 'web', number: 1, boolean: true } as { [name: string]: unknown })[type] ?? {};
}

/** The path to a place in a value. */
export type Place = readonly (string | number)[];

/** The places in a value of a type: the value itself and everything that it may hold. */
export function* places(type: Type): Iterable<Place> {
  yield [];
  if (typeof type !== 'string') {
    const [step, inner] = 'map' in type ? ['web', type.map] : 'either' in type ? [undefined, undefined] : [0, type.list];
    yield* step === undefined ? [] : below(step, inner!);
  } else if (Object.hasOwn(STRUCTS, type)) {
    for (const [field, each] of Object.entries(STRUCTS[type as keyof typeof STRUCTS])) {
      yield* below(field.replace(/\?$/, ''), each as Type);
    }
  }
}

function* below(step: string | number, type: Type): Iterable<Place> {
  for (const place of places(type)) {
    yield [step, ...place];
  }
}

/** A value of a type that is valid except at one place. */
export function spoiled(type: Type, [step, ...rest]: Place, junk: unknown, name = ''): any {
  if (step === undefined) {
    return junk;
  }
  if (typeof type !== 'string') {
    return 'map' in type ? { [step]: spoiled(type.map, rest, junk) } : 'list' in type ? [spoiled(type.list, rest, junk)] : junk;
  }
  const fields: { readonly [field: string]: Type } = STRUCTS[type as keyof typeof STRUCTS];
  return { ...sample(type, name), [step]: spoiled(fields[step] ?? fields[`${step}?`], rest, junk, String(step)) };
}

/** The functions, each with its parameters. */
export const FUNCTIONS = Object.entries(CALLS).map(([name, parameters]) => ({
  name, parameters: Object.entries(parameters).map(([parameter, type]) => ({ name: parameter.replace(/\?$/, ''), type: type as Type })),
}));

/** Calls a function and validates the constructs that it creates. */
export function call(name: string, args: readonly unknown[]): unknown {
  const [className, method] = name.split('.');
  const type = (library as any)[className];
  const made = method === undefined ? new type(...args) : typeof type[method] === 'function' ? type[method](...args) : RECEIVERS[className]()[method](...args);
  // Some mistakes of constructs are only found at synthesis.
  const all: Construct[] = method === undefined ? made.node?.findAll() ?? [] : [];
  const wrong = all.flatMap(({ node }) => node.validate());
  if (wrong.length > 0) {
    throw new Error(wrong.join('\n'));
  }
  return made;
}

