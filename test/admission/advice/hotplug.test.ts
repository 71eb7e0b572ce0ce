// Disks that a cluster without the gates for it does not plug into running machines.
import { admittedAdvice } from './admitted';
import type { ClusterCapabilitiesProps } from '../../../src';

const machine = (devices: object, volumes: readonly object[], more: object = {}) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: {
    runStrategy: 'Always',
    template: {
      spec: {
        domain: { devices, memory: { guest: '2Gi' } },
        volumes: [{ name: 'root', persistentVolumeClaim: { claimName: 'root' } }, ...volumes],
      },
    },
    ...more,
  },
});

const advice = (capabilities?: ClusterCapabilitiesProps, hotpluggable = true) => admittedAdvice(machine({}, [
  { name: 'data', persistentVolumeClaim: { claimName: 'data', hotpluggable } },
  { name: 'logs', dataVolume: { name: 'logs', hotpluggable } },
]), capabilities);

const mistakes = (message: string) => ['volumes[1].persistentVolumeClaim', 'volumes[2].dataVolume'].map((path) => (
  `spec.template.spec.${path}.hotpluggable: a disk that is plugged into the running machine ${message} [hotplug-gate]`
));

test('a hotpluggable disk needs KubeVirt 1.6', () => {
  expect(advice({ kubevirtVersion: 'v1.5.0' })).toEqual(mistakes('came with KubeVirt 1.6, and the cluster has v1.5.0, remove it'));
});

test('it needs a gate, which is on by default since KubeVirt 1.9', () => {
  const add = mistakes('needs the feature gate DeclarativeHotplugVolumes, remove it or add "DeclarativeHotplugVolumes" to developerConfiguration.featureGates of the KubeVirt object');
  expect(advice({ kubevirtVersion: 'v1.8.4', featureGates: [] })).toEqual(add);
  expect(advice({ kubevirtVersion: 'v1.8.4', featureGates: ['DeclarativeHotplugVolumes'] })).toEqual([]);
  expect(advice({ kubevirtVersion: 'v1.9.0', featureGates: [] })).toEqual([]);
  expect(advice({ disabledFeatureGates: ['DeclarativeHotplugVolumes'] })).toHaveLength(2);
});

test('it needs a cluster without the older gate', () => {
  const found = mistakes('needs a cluster without the feature gate HotplugVolumes, remove it here or there');
  expect(advice({ kubevirtVersion: 'v1.9.0', featureGates: ['HotplugVolumes'] })).toEqual(found);
  expect(advice({ kubevirtVersion: 'v1.8.4', featureGates: ['HotplugVolumes', 'DeclarativeHotplugVolumes'] })).toEqual(found);
});

test('a disk that is plugged in has a bus on which that is possible', () => {
  const found = (disk: object, more: object = {}, hotpluggable = true) => admittedAdvice(machine(
    { disks: [{ name: 'root', disk: { bus: 'virtio' } }, { name: 'data', ...disk }] }, [{ name: 'data', dataVolume: { name: 'data', hotpluggable } }], more,
  ));
  const place = 'spec.template.spec.domain.devices.disks[1]';
  const missing = [`${place}.disk.bus: the bus is missing, write "virtio" or "scsi", or remove hotpluggable from the volume [hotplug-bus]`];
  expect([found({ disk: {} }), found({ disk: { bus: '' } }, { preference: { name: 'fedora' } })]).toEqual([missing, missing]);
  expect(found({ disk: { bus: 'sata' } })).toEqual([`${place}.disk.bus: "sata" takes no disk while the guest runs, write "virtio" or "scsi", or remove hotpluggable from the volume [hotplug-bus]`]);
  expect(found({ lun: { bus: 'virtio' } })).toEqual([`${place}.lun.bus: "virtio" takes no lun while the guest runs, write "scsi", or remove hotpluggable from the volume [hotplug-bus]`]);
  expect([found({ disk: { bus: 'scsi' } }), found({ disk: { bus: '{{BUS}}' } }), found({ cdrom: { bus: 'sata' } }), found({ disk: { bus: 'sata' } }, {}, false)]).toEqual([[], [], [], []]);
});

test('nothing is said of a cluster that is not known, or of other volumes', () => {
  expect([advice(), advice({ kubevirtVersion: 'v1.8.4' }), advice({ kubevirtVersion: 'v1.5.0' }, false)]).toEqual([[], [], []]);
});
