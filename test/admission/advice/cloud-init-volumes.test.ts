import { admittedAdvice } from './admitted';
import { KEY } from './cloud-init-texts';

const NETWORK = { networkData: 'version: 2\nethernets: {eth0: {dhcp4: true}}\n' };
const USERS = { userData: `#cloud-config\nssh_authorized_keys: [${KEY}]\n` };

const advice = (...seeds: readonly object[]) => {
  const volumes = [{ name: 'root', dataVolume: { name: 'web-root' } }, ...seeds.map((seed, index) => ({ name: `seed-${index}`, ...seed }))];
  return admittedAdvice({
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: 'web' },
    spec: { runStrategy: 'Always', template: { spec: { domain: { devices: {}, memory: { guest: '2Gi' } }, volumes } } },
  });
};

test('a second cloud-init volume is not read', () => {
  const message = (path: string) => `spec.template.spec.volumes[2].${path}: KubeVirt reads only the first cloud-init volume, "seed-0", write this data there, and remove this volume [cloud-init-of-two-volumes]`;
  expect(advice({ cloudInitNoCloud: USERS }, { cloudInitNoCloud: NETWORK })).toEqual([message('cloudInitNoCloud')]);
  expect(advice({ cloudInitConfigDrive: USERS }, { cloudInitNoCloud: USERS })).toEqual([message('cloudInitNoCloud')]);
  expect(advice({ cloudInitNoCloud: { ...USERS, ...NETWORK } }, { secret: { secretName: 'keys' } })).toEqual([]);
});
