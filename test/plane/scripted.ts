/** Minimal machines and volumes whose annotations script what the plane does to them. */
import { KubeObject } from './client';

/** Annotations without their prefix, such as `{ fail: 'NoAddress' }`. */
export interface Script {
  readonly [name: string]: string;
}

const annotations = (script: Script) => Object.fromEntries(Object.entries(script).map(([name, value]) => [`plane.cdk8s-kubevirt/${name}`, value]));

export const IMAGE = 'registry.test/cirros';

/** A machine that runs, with a container disk unless it is given other volumes. */
export function machine(name: string, script: Script, volumes: object[] = [{ name: 'root', containerDisk: { image: IMAGE } }]): KubeObject {
  return {
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name },
    spec: {
      runStrategy: 'Always',
      template: {
        metadata: { annotations: annotations(script) },
        spec: {
          domain: {
            devices: {
              disks: volumes.map((volume: any) => ({ name: volume.name, disk: { bus: 'virtio' } })),
              interfaces: [{ name: 'default', masquerade: {} }],
            },
            memory: { guest: '128Mi' },
          },
          networks: [{ name: 'default', pod: {} }],
          // A namespace under deletion waits this long for its pods.
          terminationGracePeriodSeconds: 0,
          volumes,
        },
      },
    },
  };
}

/** The machine with a second network, of a NetworkAttachmentDefinition. */
export function onNetwork({ spec: { template, ...spec }, ...object }: KubeObject, networkName: string): any {
  const { domain, networks } = template.spec;
  const devices = { ...domain.devices, interfaces: [...domain.devices.interfaces, { name: 'office', bridge: {} }] };
  const both = { ...template.spec, domain: { ...domain, devices }, networks: [...networks, { name: 'office', multus: { networkName } }] };
  return { ...object, spec: { ...spec, template: { ...template, spec: both } } };
}

const storage = { resources: { requests: { storage: '1Gi' } } };

/** A volume that CDI fills, from an image unless another source is given. */
export function dataVolume(name: string, script: Script, source: object = { http: { url: 'https://images.test/disk.qcow2' } }): KubeObject {
  return { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name, annotations: annotations(script) }, spec: { source, storage } };
}

/** An empty claim. */
export function claim(name: string): KubeObject {
  return { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name }, spec: { accessModes: ['ReadWriteMany'], ...storage } };
}
