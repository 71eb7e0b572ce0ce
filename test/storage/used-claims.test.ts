import { claimNames, isHotplugged } from '../../src/storage/used-claims';

const VOLUMES = [
  { name: 'root', dataVolume: { name: 'web-root' } },
  { name: 'data', persistentVolumeClaim: { claimName: 'web-data' } },
  { name: 'base', ephemeral: { persistentVolumeClaim: { claimName: 'golden' } } },
  { name: 'dump', memoryDump: { claimName: 'web-dump' } },
  { name: 'image', containerDisk: { image: 'registry.test/disk:1' } },
];

test('an object mounts the claims of its volumes, and volumes without claims add none', () => {
  const names = ['web-root', 'web-data', 'golden', 'web-dump'];
  const template = { spec: { volumes: VOLUMES } };
  const specs = [{ volumes: VOLUMES }, { template }, { virtualMachineTemplate: { spec: { template } } }];
  expect(specs.map((spec) => claimNames({ spec }))).toEqual([names, names, names]);
  expect([claimNames({}), claimNames({ spec: { volumes: ['odd'] } })]).toEqual([[], []]);
});

test('KubeVirt may unplug only volumes that say so', () => {
  expect([{ dataVolume: { name: 'a', hotpluggable: true } }, { persistentVolumeClaim: { claimName: 'a', hotpluggable: false } }, ...VOLUMES].map(isHotplugged))
    .toEqual([true, false, false, false, false, false, false]);
});
