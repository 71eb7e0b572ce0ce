// The machines of other corpora as instances and in replica sets, the fields that only these have, and presets.
import { compute } from './compute';
import { manifests, virtualMachine, type Case, type Corpus } from './corpus';
import { lifecycle } from './lifecycle';
import { networks } from './networks';
import { placement } from './placement';
import { storage } from './storage';
import type { KubeObject } from '../../plane/client';

const { spec: { template: { spec } } } = virtualMachine;

const instance: KubeObject = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', metadata: { name: 'case' }, spec };

const labels = { set: 'case' };

const replicaSet: KubeObject = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachineInstanceReplicaSet',
  metadata: { name: 'case' },
  spec: { replicas: 1, selector: { matchLabels: labels }, template: { metadata: { labels }, spec } },
};

const preset: KubeObject = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachineInstancePreset',
  metadata: { name: 'case' },
  spec: { selector: { matchLabels: { size: 'small' } }, domain: { devices: {}, memory: { guest: '1Gi' } } },
};

/** The machines of the corpora that consist only of the spec of their instance, as this kind. */
function converted(kind: string, convert: (template: any) => KubeObject): Corpus {
  const machines = [compute, storage, networks, placement, lifecycle].flatMap((corpus) => Object.entries(corpus));
  return Object.fromEntries(machines.filter(([, { object }]) => isPlain(object)).map(([title, { object, featureGates }]): [string, Case] => [
    title.replace('VirtualMachine:', `${kind}:`), { object: convert(object.spec.template), featureGates },
  ]));
}

function isPlain({ kind, spec: { instancetype, preference, dataVolumeTemplates, template } }: KubeObject): boolean {
  return kind === 'VirtualMachine' && [instancetype, preference, dataVolumeTemplates].every((field) => field === undefined) && template?.spec !== undefined;
}

const annotations = { 'kubevirt.io/ignitiondata': '{}', 'hooks.kubevirt.io/hookSidecars': '[]' };

export const instances: Corpus = {
  ...converted(instance.kind, (template) => ({ ...instance, metadata: { ...template.metadata, name: 'case' }, spec: template.spec })),
  ...manifests(instance, {
    'nothing special': {},
    'no spec': { spec: undefined },
    'an empty spec': { spec: {} },
    'no domain': { spec: { domain: undefined } },
    'a volume without a disk': { spec: { volumes: [{ name: 'root', emptyDisk: { capacity: '1Gi' } }, { name: 'rest', emptyDisk: { capacity: '1Gi' } }] } },
    'a reserved label': { metadata: { labels: { 'kubevirt.io/created-by': 'me' } } },
    'another label of KubeVirt': { metadata: { labels: { 'kubevirt.io/size': 'small' } } },
    'annotations that need gates': { metadata: { annotations } },
    'a null label': { metadata: { labels: { app: null } } },
    'null labels': { metadata: { labels: null } },
    'a null in the spec': { spec: { hostname: null } },
    'a run strategy': { spec: { runStrategy: 'Always' } },
    'the spec of a machine': { spec: { template: { spec } } },
    'DataVolume templates': { spec: { dataVolumeTemplates: [] } },
    'an instance type': { spec: { instancetype: { name: 'given' } } },
    'a number without quotes': { spec: { hostname: 5 } },
    'a quantity that is a fraction': { spec: { domain: { resources: { requests: { cpu: 0.5 } } } } },
    'a disk without a name': { spec: { domain: { devices: { disks: [{ disk: {} }] } } } },
    'a status': { status: { phase: 'Running' } },
    'a malformed name': { metadata: { name: 'Case' } },
  }),
  ...manifests(instance, { 'annotations with their gates': { metadata: { annotations } } }, ['ExperimentalIgnitionSupport', 'Sidecar']),
  ...manifests({ ...instance, apiVersion: 'kubevirt.io/v1alpha3' }, { 'the former version': {}, 'the former version without memory': { spec: { domain: { memory: undefined } } } }),
};

const otherLabels = { metadata: { labels: { set: 'other' } } };

export const replicaSets: Corpus = {
  ...converted(replicaSet.kind, (template) => {
    const metadata = { ...template.metadata, labels: { ...template.metadata?.labels, ...labels } };
    return { ...replicaSet, spec: { ...replicaSet.spec, template: { ...template, metadata } } };
  }),
  ...manifests(replicaSet, {
    'nothing special': {},
    'no spec': { spec: undefined },
    'no template': { spec: { template: undefined } },
    'no selector': { spec: { selector: undefined } },
    'an empty selector': { spec: { selector: { matchLabels: undefined } } },
    'a selector of other labels': { spec: { template: otherLabels } },
    'a selector by expressions': { spec: { selector: { matchLabels: undefined, matchExpressions: [{ key: 'set', operator: 'In', values: ['case'] }] } } },
    'a selector with an unknown operator': { spec: { selector: { matchExpressions: [{ key: 'set', operator: 'Is', values: ['case'] }] } } },
    'a selector with a malformed value': { spec: { selector: { matchLabels: { set: 'a case' } }, template: { metadata: { labels: { set: 'a case' } } } } },
    'no instance': { spec: { template: { spec: undefined } } },
    'no memory': { spec: { template: { spec: { domain: { memory: undefined } } } } },
    'a volume without a disk': { spec: { template: { spec: { domain: { devices: { disks: [] } } } } } },
    'a reserved label': { spec: { template: { metadata: { labels: { 'kubevirt.io/nodeName': 'a' } } } } },
    'a malformed label': { spec: { template: { metadata: { labels: { app: 'a b' } } } } },
    'a malformed annotation': { spec: { template: { metadata: { annotations: { 'a b': 'c' } } } } },
    'annotations that need gates': { spec: { template: { metadata: { annotations } } } },
    'a null label': { spec: { template: { metadata: { labels: { app: null } } } } },
    'no replicas': { spec: { replicas: 0 } },
    'a negative number of replicas': { spec: { replicas: -1 } },
    'replicas in quotes': { spec: { replicas: '1' } },
    'paused': { spec: { paused: true } },
    'a run strategy': { spec: { template: { spec: { runStrategy: 'Always' } } } },
    'a name of 64 characters': { metadata: { name: 'a'.repeat(64) } },
    'a name of 250 characters': { metadata: { name: 'a'.repeat(250) } },
  }),
};

const disk = { name: 'root', disk: {} };

export const presets: Corpus = manifests(preset, {
  'nothing special': {},
  'no spec': { spec: undefined },
  'no domain': { spec: { domain: undefined } },
  'an empty domain': { spec: { domain: { memory: undefined } } },
  'no devices': { spec: { domain: { devices: undefined } } },
  'no selector': { spec: { selector: undefined } },
  'an empty selector': { spec: { selector: { matchLabels: undefined } } },
  'a selector with an unknown operator': { spec: { selector: { matchExpressions: [{ key: 'size', operator: 'Is', values: ['small'] }] } } },
  'a selector with a malformed value': { spec: { selector: { matchLabels: { size: 'very small' } } } },
  'a selector that is a map of labels': { spec: { selector: { matchLabels: undefined, size: 'small' } } },
  'the fields of a machine': { spec: { networks: [] } },
  'devices': { spec: { domain: { devices: { disks: [{ ...disk, disk: { bus: 'virtio' } }] } } } },
  'two disks of one name': { spec: { domain: { devices: { disks: [disk, disk] } } } },
  'a disk on an unknown bus': { spec: { domain: { devices: { disks: [{ ...disk, disk: { bus: 'ide' } }] } } } },
  'an unknown pull policy of a kernel': { spec: { domain: { firmware: { kernelBoot: { container: { image: 'registry.test/kernel:1', kernelPath: '/vmlinuz', imagePullPolicy: 'Sometimes' } } } } } },
  'a disk that is two devices': { spec: { domain: { devices: { disks: [{ ...disk, cdrom: {} }] } } } },
  'a CD-ROM drive on virtio': { spec: { domain: { devices: { disks: [{ name: 'root', cdrom: { bus: 'virtio' } }] } } } },
  'a malformed serial number': { spec: { domain: { devices: { disks: [{ ...disk, serial: 'a b' }] } } } },
  'a PCI address without a bus': { spec: { domain: { devices: { disks: [{ ...disk, disk: { pciAddress: '0000:81:01.0' } }] } } } },
  'a malformed PCI address': { spec: { domain: { devices: { disks: [{ ...disk, disk: { bus: 'virtio', pciAddress: '81' } }] } } } },
  'an unknown cache': { spec: { domain: { devices: { disks: [{ ...disk, cache: 'fast' }] } } } },
  'an unknown error policy': { spec: { domain: { devices: { disks: [{ ...disk, errorPolicy: 'retry' }] } } } },
  'a thread of its own off virtio': { spec: { domain: { devices: { disks: [{ ...disk, disk: { bus: 'sata' }, dedicatedIOThread: true }] } } } },
  'a boot order of 0': { spec: { domain: { devices: { disks: [{ ...disk, bootOrder: 0 }] } } } },
  'a block size of 500': { spec: { domain: { devices: { disks: [{ ...disk, blockSize: { custom: { logical: 500, physical: 500 } } }] } } } },
  'BIOS and EFI': { spec: { domain: { firmware: { bootloader: { bios: {}, efi: {} } } } } },
  'EFI without SMM': { spec: { domain: { firmware: { bootloader: { efi: {} } } } } },
  'a kernel without an image': { spec: { domain: { firmware: { kernelBoot: { container: { kernelPath: '/vmlinuz' } } } } } },
  'kernel arguments without a kernel': { spec: { domain: { firmware: { kernelBoot: { kernelArgs: 'quiet' } } } } },
  'an unknown CPU policy': { spec: { domain: { cpu: { features: [{ name: 'vmx', policy: 'maybe' }] } } } },
  'more sockets than the maximum': { spec: { domain: { cpu: { sockets: 4, maxSockets: 2 } } } },
  'a quantity that is none': { spec: { domain: { memory: { guest: 'much' } } } },
  'an input that is a mouse': { spec: { domain: { devices: { inputs: [{ name: 'a', type: 'mouse' }] } } } },
});
