// The example's control planes, each in a guest that is a folder: a shell runs their cloud-init scripts with a fake kubeadm.
import { spawnSync } from 'child_process';
import { createHash, X509Certificate } from 'crypto';
import { mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { parseAllDocuments } from 'yaml';
import { MANIFEST_SETS } from './manifests';
import { Guest } from '../nodes/registration/guest';
import { testWith } from '../optional-tool';

const API = 'control-plane.kubeadm.svc.cluster.local';
const TOKEN = 'abcdef.0123456789abcdef';
const CERTIFICATE_KEY = 'c'.repeat(64);

/** Records the configuration that it is called with. */
const KUBEADM = '#!/bin/sh\necho "kubeadm $*" >>"$ROOT/log/calls"\nfor last; do :; done\ncase $1 in init | join) cp "$last" "$ROOT/log/$1.yaml" ;; esac\n';

const manifests = MANIFEST_SETS.find(({ name }) => name === 'example kubeadm-cluster')!.manifests();
const guests: Guest[] = [];
const opensslTest = testWith('openssl', 'version');
let ca: ReturnType<typeof certificateAuthority>;

beforeAll(() => {
  ca = certificateAuthority();
});

afterEach(() => guests.splice(0).forEach((guest) => guest.remove()));

opensslTest('the first control plane creates the cluster, with the CA that the others trust', () => {
  const guest = controlPlane('control-plane-0', { answersAfter: Infinity });
  guest.boot();
  expect(kubeadmCalls(guest)).toEqual(['reset', 'init']);
  const [cluster, init] = configuration(guest, 'init');
  expect(cluster).toMatchObject({ kind: 'ClusterConfiguration', kubernetesVersion: 'v1.34.2', controlPlaneEndpoint: `${API}:6443`, apiServer: { certSANs: ['kubernetes.example.com'] } });
  expect(init).toEqual({
    apiVersion: 'kubeadm.k8s.io/v1beta4',
    kind: 'InitConfiguration',
    bootstrapTokens: [{ token: TOKEN, ttl: '0s' }],
    certificateKey: CERTIFICATE_KEY,
    localAPIEndpoint: { advertiseAddress: '10.61.0.11' },
    nodeRegistration: { name: 'control-plane-0', kubeletExtraArgs: [{ name: 'node-labels', value: 'node.kubernetes.io/instance-type=control-plane' }] },
  });
  expect([guest.read('etc/kubernetes/pki/ca.crt'), guest.mode('etc/kubernetes/pki/ca.key')]).toEqual([ca.certificate, '600']);
  expect(guest.read('etc/hosts')).toBe(`127.0.0.1 localhost\n10.61.0.11 ${API}\n`);
});

opensslTest('another control plane waits for the cluster, and joins it', () => {
  const guest = controlPlane('control-plane-1', { answersAfter: 2 });
  guest.boot();
  expect(kubeadmCalls(guest)).toEqual(['reset', 'reset', 'reset', 'join']);
  expect(configuration(guest, 'join')).toEqual([expect.objectContaining({
    kind: 'JoinConfiguration',
    discovery: { bootstrapToken: { apiServerEndpoint: `${API}:6443`, token: TOKEN, caCertHashes: [hashOf(ca.certificate)] } },
    controlPlane: { certificateKey: CERTIFICATE_KEY, localAPIEndpoint: { advertiseAddress: '10.61.0.11' } },
  })]);
  expect(guest.has('etc/kubernetes/pki/ca.key')).toBe(false);
});

opensslTest('a recreated first control plane joins too, through the others', () => {
  const guest = controlPlane('control-plane-0', { answersAfter: 0 });
  guest.put('etc/hosts', `127.0.0.1 localhost\n10.61.0.11 ${API}\n`);
  guest.boot();
  expect([kubeadmCalls(guest), guest.read('etc/hosts')]).toEqual([['reset', 'join'], '127.0.0.1 localhost\n']);
});

opensslTest('no secret is passed as an argument', () => {
  const guest = controlPlane('control-plane-0', { answersAfter: Infinity });
  guest.boot();
  expect(guest.calls.filter((call) => call.includes(TOKEN) || call.includes(CERTIFICATE_KEY))).toEqual([]);
});

function controlPlane(name: string, { answersAfter }: { readonly answersAfter: number }): Guest {
  const files = { 'token': TOKEN, 'certificate-key': CERTIFICATE_KEY, 'ca.crt': ca.certificate, 'ca.key': ca.key };
  const guest = new Guest({ disks: { 'node-join-0': files } });
  guests.push(guest);
  const { stringData } = manifests.find(({ kind, metadata }) => kind === 'Secret' && metadata.name.startsWith(`${name}-cloudinitdisk-`));
  guest.writeFiles(stringData.userdata);
  guest.put('programs/kubeadm', KUBEADM, 0o755);
  guest.put('programs/node-address', '#!/bin/sh\necho 10.61.0.11\n', 0o755);
  const answers = Number.isFinite(answersAfter) ? `[ "$(wc -l <"$ROOT/log/asked")" -gt ${answersAfter} ]` : 'exit 7';
  guest.put('programs/curl', `#!/bin/sh\necho "curl $*" >>"$ROOT/log/calls"\necho asked >>"$ROOT/log/asked"\n${answers}\n`, 0o755);
  guest.put('etc/hosts', '127.0.0.1 localhost\n');
  return guest;
}

function kubeadmCalls({ calls }: Guest): string[] {
  return calls.flatMap((call) => /^kubeadm (\w+)/.exec(call)?.[1] ?? []);
}

function configuration(guest: Guest, what: 'init' | 'join'): any[] {
  return parseAllDocuments(guest.read(`log/${what}.yaml`)).map((document) => document.toJS());
}

/** The certificate and key created by the README's command. */
function certificateAuthority(): { readonly certificate: string; readonly key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'ca-'));
  const readme = readFileSync(join(__dirname, '../../examples/kubeadm-cluster/README.md'), 'utf8');
  const [command] = /^ +openssl req .*\\\n.*$/m.exec(readme)!;
  const { status, stderr } = spawnSync('sh', ['-e', '-c', command], { cwd: folder, encoding: 'utf8' });
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  const [certificate, key] = ['ca.crt', 'ca.key'].map((file) => readFileSync(join(folder, file), 'utf8'));
  rmSync(folder, { recursive: true });
  return { certificate, key };
}

/** The hash of a certificate's public key, as kubeadm writes it. */
function hashOf(certificate: string): string {
  const { publicKey } = new X509Certificate(certificate);
  return `sha256:${createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' })).digest('hex')}`;
}
