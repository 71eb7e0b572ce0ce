import { Testing } from 'cdk8s';
import { parse } from 'yaml';
import { DISK, guestOf, HASHES, K3S_TOKEN, KINDS, PLAIN_NODE, register, removeGuests, token, TOKEN, userDataOf } from './kinds';
import { SecretDetection } from '../../../src/admission/secrets/secret-detection';
import { VirtualMachine } from '../../../src/machine/virtual-machine';
import { NodeRegistration } from '../../../src/nodes/registration/node-registration';
import { judgedTest, judgeUserData } from '../../cloud-init/judge';

afterEach(removeGuests);

describe.each(Object.entries(KINDS))('%s', (_name, kind) => {
  test('gives the machine a disk with the Secret, and user data that joins the cluster', () => {
    expect(register(kind).toObject()).toMatchSnapshot();
  });

  test.each([['systemd', {}], ['systemd and bash', { shell: '/bin/bash' }], ['another init system', { systemd: false }]])('joins exactly once, with %s', (_init, props) => {
    const guest = guestOf(kind, props);
    guest.boot();
    expect(guest.has('/var/lib/node-registration/joined')).toBe(true);
    guest.boot();
    expect(guest.runs).toBe(1);
  });

  test('retries with growing delays until it has joined', () => {
    const guest = guestOf(kind, { failures: { [kind.fails]: 8 } });
    const said = guest.boot();
    expect(guest.calls.filter((call) => call.startsWith('sleep '))).toEqual([5, 10, 20, 40, 80, 160, 300, 300].map((delay) => `sleep ${delay}`));
    expect(said.match(/not joined: trying again/g)).toHaveLength(8);
    expect(guest.has('/var/lib/node-registration/joined')).toBe(true);
  });

  test('continues after a reboot interrupted it', () => {
    const guest = guestOf(kind, { failures: { [kind.fails]: 1 } });
    guest.breakOff();
    expect(guest.has('/var/lib/node-registration/joined')).toBe(false);
    guest.boot();
    expect(guest.has('/var/lib/node-registration/joined')).toBe(true);
  });

  test('waits for cloud-init to finish', () => {
    const guest = guestOf(kind);
    guest.boot();
    const calls = guest.calls.filter((call) => !call.startsWith('systemctl'));
    expect(calls.indexOf('cloud-init status --wait')).toBe(0);
  });

  test('never prints the token, and leaves no copy behind', () => {
    const guest = guestOf(kind, { failures: { [kind.fails]: 2 } });
    const said = guest.boot();
    expect(`${said}${guest.calls.join('\n')}`).not.toContain(kind.secret);
    expect(userDataOf(register(kind))).not.toContain(kind.secret);
    expect(guest.has('/run/node-registration')).toBe(false);
    expect(guest.calls.filter((call) => /^mount/.test(call))).toEqual(expect.arrayContaining([expect.stringMatching(/^mount -o ro,\S+ LABEL=node-join-0 /)]));
  });

  test('lets other users read the files of the program that joins', () => {
    const guest = guestOf(kind);
    guest.boot();
    expect(guest.mode('log/runs')).toBe('644');
  });

  test('puts nothing into the machine that looks like a secret', () => {
    expect(SecretDetection.find(register(kind).toObject())).toEqual([]);
  });

  test('makes a machine that KubeVirt admits, with its user data in a Secret', () => {
    const chart = Testing.chart();
    const machine = new VirtualMachine(chart, 'worker-1', { template: register(kind) });
    const manifests: any[] = Testing.synth(chart);
    expect(manifests.map((manifest) => manifest.kind).sort()).toEqual(['Secret', 'VirtualMachine']);
    expect(machine.node.validate()).toEqual([]);
  });
});

judgedTest('cloud-init finds no fault with the user data of any kind', () => {
  expect(judgeUserData(Object.values(KINDS).map((kind) => userDataOf(register(kind)))).flatMap(({ faults }) => faults)).toEqual([]);
});

test.each(['vcluster', 'kubeadm', 'k3s', 'rke2'])('%s: a guest that has already joined does nothing', (name) => {
  const guest = guestOf(KINDS[name]);
  guest.boot();
  guest.forget('/var/lib/node-registration/joined');
  guest.boot();
  expect(guest.runs).toBe(1);
  expect(guest.has('/var/lib/node-registration/joined')).toBe(true);
});

describe('a joining guest passes on', () => {
  test('vcluster: kubelet arguments, and a token that curl reads from its input', () => {
    const guest = guestOf(KINDS.vcluster);
    guest.boot();
    expect(guest.read('/etc/vcluster/vcluster-flags.env')).toBe('KUBELET_EXTRA_ARGS="--register-with-taints=workload=high-memory:NoSchedule,example.com/gpu:NoExecute --node-labels=node.kubernetes.io/pool=a,tier=db"\n');
    expect(guest.read('/etc/systemd/system/kubelet.service.d/20-node-registration.conf')).toBe('[Service]\nEnvironmentFile=/etc/vcluster/vcluster-flags.env\n');
    expect(guest.read('log/curl-config')).toBe(`url = "https://my.example.com:443/node/join?token=${TOKEN}"\n`);
    expect(guest.calls.find((call) => call.startsWith('curl'))).toContain(' --cacert /run/node-registration/ca.crt ');
    expect(guest.read('log/runs')).toBe('ran \n');
  });

  test('vcluster: no kubelet arguments without taints and labels', () => {
    expect(guestOf(KINDS.vcluster, {}, PLAIN_NODE).has('/etc/vcluster')).toBe(false);
  });

  test('vcluster: a request that verifies the endpoint unless that is turned off', () => {
    const curl = (props: object) => userDataOf(register({ registration: NodeRegistration.vcluster({ endpoint: 'https://my.example.com/a/', token, ...props }) })).split('\n').find((line) => /\| curl/.test(line));
    expect(curl({})).toContain('https://my.example.com/a/node/join?token=');
    expect(curl({})).not.toMatch(/insecure|cacert/);
    expect(curl({ insecureSkipTlsVerify: true })).toContain(' --insecure ');
    expect(curl({ caCertificate: token })).toContain(' --cacert "$secrets"/ca.crt ');
  });

  test('kubeadm: a JoinConfiguration with the token and all hashes', () => {
    const guest = guestOf(KINDS.kubeadm);
    guest.boot();
    expect(parse(guest.read('log/join.yaml'))).toEqual({
      apiVersion: 'kubeadm.k8s.io/v1beta4',
      kind: 'JoinConfiguration',
      nodeRegistration: {
        name: 'worker-1',
        kubeletExtraArgs: [{ name: 'node-ip', value: '10.0.0.2' }, { name: 'node-labels', value: 'node.kubernetes.io/pool=a,tier=db' }],
        taints: [{ key: 'workload', value: 'high-memory', effect: 'NoSchedule' }, { key: 'example.com/gpu', effect: 'NoExecute' }],
      },
      discovery: { bootstrapToken: { apiServerEndpoint: '10.0.0.1:6443', token: TOKEN, caCertHashes: HASHES.trim().split('\n') } },
    });
  });

  test('kubeadm: a reset between failed attempts', () => {
    const guest = guestOf(KINDS.kubeadm, { failures: { kubeadm: 1 } });
    guest.boot();
    expect(guest.calls.filter((call) => call.startsWith('kubeadm')).map((call) => call.split(' ')[1])).toEqual(['join', 'reset', 'join']);
  });

  test('kubeadm: the runtime to a reset, too', () => {
    const reset = (props: object) => userDataOf(register({ registration: NodeRegistration.kubeadm({ apiServerEndpoint: 'a:6443', token, unsafeSkipCaVerification: true, ...props }) }))
      .split('\n').find((line) => /kubeadm reset/.test(line));
    expect(reset({ criSocket: 'unix:///run/crio/crio.sock' })).toMatch(/ --cri-socket '?unix:\/\/\/run\/crio\/crio\.sock/);
    expect(reset({})).not.toContain('cri-socket');
  });

  test('kubeadm: another attempt after a reset, once the mark of the first is deleted', () => {
    const guest = guestOf(KINDS.kubeadm);
    guest.boot();
    guest.forget('/etc/kubernetes/kubelet.conf');
    guest.boot();
    expect(guest.runs).toBe(1);
    guest.forget('/var/lib/node-registration/joined');
    guest.boot();
    expect(guest.runs).toBe(2);
  });

  test('k3s: a configuration that adds to the user\'s, and a token that only root can read', () => {
    const guest = guestOf(KINDS.k3s);
    guest.boot();
    expect(parse(guest.read('/etc/rancher/k3s/config.yaml.d/90-node-registration.yaml'))).toEqual({
      'server': 'https://10.0.0.1:6443',
      'token-file': '/etc/rancher/k3s/node-registration-token',
      'node-name': 'worker-1',
      'node-taint+': ['workload=high-memory:NoSchedule', 'example.com/gpu:NoExecute'],
      'node-label+': ['node.kubernetes.io/pool=a', 'tier=db'],
    });
    expect(guest.read('/etc/rancher/k3s/node-registration-token')).toBe(`${K3S_TOKEN}\n`);
    expect(guest.mode('/etc/rancher/k3s/node-registration-token')).toBe('600');
    expect(guest.read('log/runs')).toBe('ran agent\n');
    expect(guest.read('log/environment')).toMatch(/^INSTALL_K3S_VERSION=v1\.34\.2\+k3s1$/m);
    expect(guest.read('log/curl-config')).toBe('url = "https://get.k3s.io"\n');
  });

  test('rke2: the role of agent to its installer, unless the image already has rke2', () => {
    const guest = guestOf(KINDS.rke2);
    guest.boot();
    expect(guest.read('log/environment')).toMatch(/^INSTALL_RKE2_TYPE=agent$/m);
    const installed = guestOf(KINDS.rke2);
    installed.put('services/rke2-agent.service', agent('rke2', K3S_TOKEN));
    installed.boot();
    expect(installed.calls.filter((call) => call.startsWith('curl'))).toEqual([]);
    expect(installed.calls.filter((call) => call.includes('rke2-agent'))).toEqual(['cat', 'enable', 'restart'].map((verb) => `systemctl ${verb} rke2-agent.service`));
  });

  test('script: a script that was saved on Windows', () => {
    const guest = guestOf({ ...KINDS.script, registration: NodeRegistration.script({ script: '#!/bin/sh\r\necho "ran $*" >>"$ROOT/log/runs"\r\n' }) });
    guest.boot();
    expect(guest.read('log/runs')).toBe('ran \n');
  });

  /** A service whose agent joins only with the right token. */
  const agent = (name: string, right: string) => (
    `if [ "$(cat "$ROOT/etc/rancher/${name}/node-registration-token")" = ${right} ]; then mkdir -p "$ROOT/var/lib/rancher/${name}/agent"; echo x >"$ROOT/var/lib/rancher/${name}/agent/client-kubelet.crt"; fi\n`
  );

  test.each(['k3s', 'rke2'])('%s: a corrected token after the next start, since it has not joined until the cluster accepts the agent', (name) => {
    const guest = guestOf(KINDS[name]);
    const service = `${name}-agent.service`;
    guest.put(`services/${service}`, agent(name, 'K10right'));
    guest.breakOff();
    expect(guest.has('/var/lib/node-registration/joined')).toBe(false);
    guest.put('disks/node-join-0/token', 'K10right');
    guest.forget('/run/node-registration-started');
    guest.boot();
    expect(guest.has('/var/lib/node-registration/joined')).toBe(true);
  });

  test('k3s: one start to an agent that retries by itself, which it waits for', () => {
    const guest = guestOf(KINDS.k3s);
    guest.put('services/k3s-agent.service', '');
    guest.put('programs/sleep', `#!/bin/sh\necho "sleep $1" >>"$ROOT/log/calls"\n[ "$1" != 20 ] || { ${agent('k3s', K3S_TOKEN)}}\n`, 0o755);
    const said = guest.boot();
    expect(said).toContain('the agent has not joined yet\nnot joined: trying again in 5 seconds\n');
    expect(guest.calls.filter((call) => /^sleep|restart/.test(call))).toEqual(['systemctl restart k3s-agent.service', 'sleep 5', 'sleep 10', 'sleep 20']);
    expect(guest.has('/var/lib/node-registration/joined')).toBe(true);
  });

  test('rke2: that it has joined once the kubelet runs, if the agent keeps its data elsewhere', () => {
    const guest = guestOf(KINDS.rke2);
    guest.put('services/rke2-agent.service', ': >"$ROOT/kubelet"\n');
    guest.boot();
    expect(guest.has('/var/lib/node-registration/joined')).toBe(true);
    expect(guest.calls.filter((call) => call.startsWith('sleep'))).toEqual([]);
  });

  test('script: the node in the environment, and a file with the token', () => {
    const guest = guestOf(KINDS.script);
    guest.boot();
    expect(guest.read('log/environment')).toMatch(/^NODE_NAME=worker-1$/m);
    expect(guest.read('log/environment')).toMatch(/^NODE_TAINTS=workload=high-memory:NoSchedule,example\.com\/gpu:NoExecute$/m);
    expect(guest.read('log/environment')).toMatch(/^NODE_LABELS=node\.kubernetes\.io\/pool=a,tier=db$/m);
    expect(guest.read('log/token')).toBe(TOKEN);
  });

  test.each(['', 'abc"\nurl = "https://evil.example.com', '$(reboot)', 'a b'])('nothing from an invalid token, such as %j', (value) => {
    const guest = guestOf(KINDS.vcluster, { disks: { 'node-join-0': { ...DISK['node-join-0'], token: value } } });
    guest.breakOff();
    expect(guest.calls.filter((call) => call.startsWith('curl'))).toEqual([]);
  });
});
