// Enums that no CRD lists: KubeVirt's webhook checks them for a machine, but for a pool only when it creates its machines.
import { virtualMachines } from './corpus';

const instance = (spec: object) => ({ template: { spec } });
const image = (imagePullPolicy: string) => instance({ volumes: [{ name: 'root', containerDisk: { image: 'registry.test/disk:1', imagePullPolicy } }] });
const kernel = (imagePullPolicy: string) => instance({
  domain: { firmware: { kernelBoot: { container: { image: 'registry.test/kernel:1', kernelPath: '/vmlinuz', imagePullPolicy } } } },
});
const probe = (scheme: string) => instance({ readinessProbe: { httpGet: { port: 80, scheme } } });
const volume = (storage: object) => ({
  dataVolumeTemplates: [{ metadata: { name: 'root' }, spec: { source: { blank: {} }, storage: { resources: { requests: { storage: '1Gi' } }, ...storage } } }],
  template: { spec: { volumes: [{ name: 'root', dataVolume: { name: 'root' } }] } },
});

export const choices = virtualMachines({
  'an image that is always pulled': image('Always'),
  'an image that is never pulled': image('Never'),
  'an image that is pulled otherwise': image('Sometimes'),
  'an image that is pulled in lower case': image('always'),
  'a kernel that is pulled if it is not there': kernel('IfNotPresent'),
  'a kernel that is pulled otherwise': kernel('Sometimes'),
  'a probe by HTTPS': probe('HTTPS'),
  'a probe by another scheme': probe('FTP'),
  'a probe by a scheme in lower case': probe('http'),
  'a volume that is a block device': volume({ volumeMode: 'Block' }),
  'a volume that is something else': volume({ volumeMode: 'Object' }),
  'a volume as its storage profile says': volume({ volumeMode: 'FromStorageProfile' }),
  'a volume for one pod': volume({ accessModes: ['ReadWriteOncePod'] }),
  'a volume that is accessed otherwise': volume({ accessModes: ['WriteOnly'] }),
});
