// The manifests of two branches, between which a machine changes, a disk disappears, a Secret is replaced and a machine is added.
import type { Files } from './repository';

const machine = (name: string, cores: number) => `apiVersion: kubevirt.io/v1
kind: VirtualMachine
metadata: { name: ${name}, namespace: shop }
spec:
  runStrategy: Always
  template:
    spec:
      domain: { cpu: { cores: ${cores} }, memory: { guest: 1Gi }, devices: { disks: [{ name: root, disk: { bus: virtio } }] } }
      volumes: [{ name: root, containerDisk: { image: 'quay.io/containerdisks/ubuntu:22.04' } }]
`;
const claim = `apiVersion: v1
kind: PersistentVolumeClaim
metadata: { name: old, namespace: shop }
spec: { accessModes: [ReadWriteOnce], resources: { requests: { storage: 1Gi } } }
`;
const secret = (value: string) => `apiVersion: v1
kind: Secret
metadata: { name: login, namespace: shop }
stringData: { password: ${value} }
`;

const of = (...documents: readonly string[]): Files => ({ 'machines.yaml': documents.join('---\n') });

export const TARGET = of(machine('web', 1), claim, secret('hunter2-old'));
export const BRANCH = of(machine('web', 2), machine('db', 4), secret('hunter2-new'));
export const REFUSED = of(machine('web', 2).replace('bus: virtio', 'bus: vritio'));

/** Creates the manifests of either branch. */
export const SYNTH = 'mkdir -p dist\ncp machines.yaml dist/machines.yaml';
