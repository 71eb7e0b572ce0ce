// A Lazy, whose value cdk8s produces at synth: passed on into the manifest, or refused where its value is needed earlier.
import { App, Chart, Lazy } from 'cdk8s';
import { call, FUNCTIONS, type Place, places, sample, spoiled } from './calls';
import {
  CloudInit, DataSource, ImageSource, Machine, MachineAccess, MachineAction, MachineMonitor, MachineProps, MachineSize, Subject, VirtualMachine,
  VirtualMachineTemplate,
} from '../../src';

const lazy = (value: unknown): any => Lazy.any({ produce: () => value });
const NEEDED = 'a Lazy has no value before synth, and this one is needed earlier: write the value itself';

const scope = (namespace?: string) => new Chart(new App({ outdir: '/nonexistent' }), 'shop', { namespace });
const machine = (props: Partial<MachineProps>, within = scope()) => new Machine(within, 'web', { size: MachineSize.SMALL, ...props }).apiObject.toJson();

test.each<[string, () => unknown, string]>([
  ['a name', () => machine({ metadata: { name: lazy('web') } }), 'shop/web: metadata.name'],
  ['an id', () => new Machine(scope(), lazy('web'), { size: MachineSize.SMALL }), 'Machine: id'],
  ['a number of CPUs', () => machine({ cpu: { cores: lazy(2) } }), 'shop/web: cpu.cores'],
  ['all fields of a map', () => machine({ cpu: lazy({ cores: 2 }) }), 'shop/web: cpu'],
  ['a whole map of labels', () => machine({ metadata: { labels: lazy({ app: 'web' }) } }), 'shop/web: metadata.labels'],
  ['a list', () => machine({ disks: lazy([]) }), 'shop/web: disks'],
  ['an object of a class', () => machine({ memory: lazy(1) }), 'shop/web: memory'],
  ['a value that decides what is written', () => machine({ rng: lazy(false) }), 'shop/web: rng'],
  ['a network', () => machine({ networks: [{ name: 'office', networkName: lazy('office') }] }), 'shop/web: networks[0].networkName'],
  ['a hostname in cloud-init', () => CloudInit.noCloud({ hostname: lazy('web') }), 'CloudInit.noCloud: hostname'],
  ['user data', () => CloudInit.noCloud({ userDataText: lazy('#!/bin/sh\n') }), 'CloudInit.noCloud: userDataText'],
  ['an image', () => ImageSource.registry(lazy('quay.io/a/b:1')), 'ImageSource.registry: image'],
])('is refused for %s', (_what, step, place) => {
  expect(step).toThrow(new Error(`${place}: ${NEEDED}`));
});

/** The values of the places that take a Lazy. */
const PASSED_ON: Partial<MachineProps> = {
  metadata: { labels: { app: 'web' }, annotations: { team: 'shop' }, finalizers: ['example.com/guard'], namespace: 'machines' },
  instanceLabels: { tier: 'front' },
  instanceAnnotations: { note: 'x' },
  nodeSelector: { disk: 'ssd' },
  firmwareSerial: '42',
  machineType: 'q35',
  priorityClassName: 'high',
  cpu: { model: 'host-model' },
};

test('is passed on wherever only the manifest has the value', () => {
  const later = (value: any): any => typeof value === 'string' ? lazy(value) : Array.isArray(value) ? value.map(later)
    : Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, later(inner)]));
  expect(machine(later(PASSED_ON))).toEqual(machine(PASSED_ON));
});

test('is not mistaken for a map with a field of that name', () => {
  const labels = { produce: 'apples' };
  expect(machine({ metadata: { labels } }).metadata.labels).toEqual(labels);
  expect(VirtualMachineTemplate.fromYaml('metadata: {labels: {produce: apples}}\nspec: {produce: {}}\n').toObject().metadata).toEqual({ labels });
});

describe('as a namespace', () => {
  const identity = (within: Chart, props: Partial<MachineProps> = {}) => machine({ networks: [{ name: 'office', networkName: 'office' }], ...props }, within).spec.template.spec.domain;

  test('gives the identity of its value, for the chart and for one machine', () => {
    expect(identity(scope(lazy('prod')))).toEqual(identity(scope('prod')));
    expect(identity(scope(lazy('prod')))).not.toEqual(identity(scope(lazy('test'))));
    expect(identity(scope('test'), { metadata: { namespace: lazy(lazy('prod')) } })).toEqual(identity(scope('prod')));
  });

  test('is refused if it has no value yet', () => {
    for (const value of [undefined, '', 5]) {
      expect(() => identity(scope(lazy(value)))).toThrow(new Error(
        'shop/web: metadata.namespace: a Lazy produces no namespace yet, and other values are derived from it: write the namespace itself, here or for the chart',
      ));
    }
  });

  test('gives access in its value', () => {
    const render = (namespace: any) => {
      const within = scope(namespace);
      new MachineAccess(within, 'own', { actions: [MachineAction.VIEW] });
      new MachineAccess(within, 'account', { apply: { refuseTokens: true }, subjects: [Subject.serviceAccount('ada')] });
      new MachineMonitor(within, 'monitor', { commandImage: 'quay.io/a/b:1' });
      new DataSource(within, 'ubuntu', { source: ImageSource.dataSource('ubuntu-22', namespace === 'prod' ? namespace : 'prod') });
      return within.toJson();
    };
    expect(render(lazy('prod'))).toEqual(render('prod'));
    expect(VirtualMachine.fromVirtualMachineName(scope(lazy('prod')), 'db', 'db').namespace).toBe('prod');
  });
});

/** The manifests that a constructor makes of arguments with a value at one place, or why it refuses them. */
function madeOf({ name, parameters }: typeof FUNCTIONS[number], at: number, place: Place, value: unknown): any {
  const args = parameters.map((each, index) => index === at ? spoiled(each.type, place, value, each.name) : sample(each.type, each.name));
  try {
    call(name, args);
    return Chart.of(args[0]).toJson();
  } catch (error) {
    return (error as Error).message;
  }
}

test.each(FUNCTIONS.filter(({ name, parameters }) => !name.includes('.') && parameters[0].name === 'scope' && name !== 'Fleet'))(
  '$name refuses it or writes its value, at every place', (construct) => {
    for (const [at, { type, name }] of construct.parameters.entries()) {
      for (const place of name === 'scope' ? [] : places(type)) {
        const [later, now] = [lazy('web'), 'web'].map((value) => madeOf(construct, at, place, value));
        // A value that is refused at once, such as an unknown choice, says nothing about a Lazy.
        expect(typeof later === 'string' || typeof now === 'string' ? now : later).toEqual(now);
      }
    }
  });
