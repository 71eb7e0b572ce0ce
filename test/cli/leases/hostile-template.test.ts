// Lease templates with values of the wrong type: each is an issue with its place, or the machine of a lease.
import { stringify } from 'yaml';
import type { Lease } from '../../../src/cli/leases/lease';
import { leaseObjects, readTemplate } from '../../../src/cli/leases/template';

const LEASE: Lease = {
  id: 'lease-0123456789ab', slug: 'vm', name: 'lease-vm-456789ab', namespace: 'ci', state: 'provisioning', isKept: false, createdAt: 0, touchedAt: 0, idleTimeout: 60, ttl: 60, release: 'delete',
};
const ACCESS = { user: 'ada', port: 22, publicKey: `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5${'A'.repeat(48)}`, isOwnKey: true };

const TEMPLATE = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: '{{NAME}}', labels: { app: 'web' }, annotations: { note: 'a' } },
  spec: {
    runStrategy: 'Manual',
    preference: { name: 'linux' },
    dataVolumeTemplates: [{ metadata: { name: '{{NAME}}-root' }, spec: { source: { http: { url: 'http://a/b' } }, storage: { resources: { requests: { storage: '1Gi' } } } } }],
    template: {
      metadata: { labels: { app: 'web' } },
      spec: {
        hostname: 'web',
        domain: {
          cpu: { cores: 1 },
          memory: { guest: '1Gi' },
          firmware: { uuid: '5d307ca9-b3ef-428c-8861-06e72d69f223' },
          devices: { disks: [{ name: 'root', disk: { bus: 'virtio' } }, { name: 'seed', disk: {} }], interfaces: [{ name: 'lan', masquerade: {}, ports: [{ name: 'ssh', port: 22, protocol: 'TCP' }] }] },
        },
        networks: [{ name: 'lan', pod: {} }],
        volumes: [
          { name: 'root', dataVolume: { name: '{{NAME}}-root' } },
          { name: 'seed', cloudInitNoCloud: { userData: '#cloud-config\nusers: [{ name: ada, ssh_authorized_keys: ["{{SSH_PUBLIC_KEY}}"] }]\n', networkData: 'version: 2\n' } },
          { name: 'more', cloudInitConfigDrive: { userDataBase64: 'YQ==', networkDataBase64: 'YQ==' } },
          { name: 'kept', cloudInitNoCloud: { secretRef: { name: 'kept' }, networkDataSecretRef: { name: 'kept' } } },
        ],
        accessCredentials: [{ sshPublicKey: { source: { secret: { secretName: 'keys' } }, propagationMethod: { noCloud: {} } } }],
      },
    },
  },
};

type Path = readonly string[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key])) : [];
  return path.length === 0 ? below : [path, ...below];
}

function withValue(value: any, [step, ...steps]: Path, hostile: unknown): any {
  const copy = (list: any) => Array.isArray(list) ? [...list] : { ...list };
  return step === undefined ? hostile : Object.assign(copy(value), { [step]: withValue(value[step], steps, hostile) });
}

/** Values that become no text: not even in an error. */
const HOSTILE = [{ toString: 1 }, [{ toString: 1 }]];

/** The lines of the error about a template; none if it becomes a lease's machine. */
function said(template: unknown): string[] {
  try {
    leaseObjects(readTemplate('vm.yaml', 'template: vm.yaml', stringify(template)), LEASE, ACCESS);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

test('the template is one for leases', () => {
  expect(said(TEMPLATE)).toEqual([]);
});

test.each(HOSTILE)('%j anywhere is refused with the place and what to write instead, or accepted', (hostile) => {
  const lines = pathsIn(TEMPLATE).flatMap((path) => said(withValue(TEMPLATE, path, hostile)));
  expect(lines.filter((line) => !/^vm\.yaml:\d+: .*(?:write|set|add|remove|move|name|leave|keep)/.test(line) || /\[object |native code/.test(line))).toEqual([]);
});
