import { Architecture } from '../../src';
import { machineOfPool } from '../../src/pool/machine-of-pool';

const AMD64 = { architecture: Architecture.AMD64 };

test('a machine that is none yet stays as it is, for the schema to say what it lacks', () => {
  expect(machineOfPool({} as any, { ...AMD64, labels: { a: 'b' }, spreadOver: ['zone'] })).toEqual({});
});

test('its own labels and spreads are kept', () => {
  const own = { maxSkew: 2, topologyKey: 'rack', whenUnsatisfiable: 'DoNotSchedule' };
  const spec: any = { template: { metadata: { labels: { own: 'yes' }, annotations: { note: 'x' } }, spec: { domain: {}, topologySpreadConstraints: [own] } } };
  expect(machineOfPool(spec, { ...AMD64, labels: { a: 'b' }, spreadOver: ['zone', 'kubernetes.io/hostname'] }).template).toEqual({
    metadata: { labels: { own: 'yes', a: 'b' }, annotations: { note: 'x' } },
    spec: {
      architecture: 'amd64',
      domain: { devices: {}, machine: { type: 'q35' } },
      topologySpreadConstraints: [own, ...['zone', 'kubernetes.io/hostname'].map((topologyKey) => (
        { maxSkew: 1, topologyKey, whenUnsatisfiable: 'ScheduleAnyway', labelSelector: { matchLabels: { a: 'b' } } }
      ))],
    },
  });
});
