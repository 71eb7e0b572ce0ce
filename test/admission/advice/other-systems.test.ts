import { Admission } from '../../../src';

/** The advice on the user data of a machine whose image does not say which system it runs. */
const advice = (userData: string) => Admission.advise({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web' },
  spec: {
    runStrategy: 'Always',
    template: {
      spec: {
        domain: { memory: { guest: '1Gi' }, devices: { disks: [{ name: 'seed', disk: { bus: 'virtio' } }] } },
        volumes: [{ name: 'seed', cloudInitNoCloud: { userData } }],
      },
    },
  },
}).filter((each) => each.includes('cloudInitNoCloud'));

test.each([
  ['a configuration of Talos', 'version: v1alpha1\ndebug: false\nmachine: {type: worker}\ncluster: {}\n'],
  ['a configuration of Fedora CoreOS', 'variant: fcos\nversion: 1.4.0\npasswd: {users: [{name: core}]}\n'],
  ['a cloud-config of Kairos', '#cloud-config\nusers: [{name: kairos, ssh_authorized_keys: ["github:octocat"]}]\nk3s: {enabled: true}\n'],
  ['a cloud-config of VyOS', '#cloud-config\nvyos_config_commands: [set system host-name r1]\n'],
])('has no advice on %s, which another system reads', (_title, userData) => {
  expect(advice(userData)).toEqual([]);
});

test('reports a cloud-config without its header even if other systems share some of its fields', () => {
  expect(advice('version: v1\nhostname: web\n')).toEqual([expect.stringContaining('[cloud-config-without-header]')]);
});
