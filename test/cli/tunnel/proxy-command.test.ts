import { spawnSync } from 'child_process';
import * as fc from 'fast-check';
import { nastyFolder, recorder, targetIn, testSsh } from './called-ssh';
import { sshArguments, SshTarget, virtctlProxyCommand } from '../../../src/cli/tunnel/ssh-arguments';

const folder = nastyFolder();
const before = { script: process.argv[1], list: process.env.KUBECONFIG };

afterEach(() => {
  process.argv[1] = before.script;
  process.env.KUBECONFIG = before.list;
  if (before.list === undefined) {
    delete process.env.KUBECONFIG;
  }
});

/** Makes ssh run the ProxyCommand through a shell; there is no SSH server behind it. */
const connect = (target: SshTarget) => spawnSync('ssh', sshArguments(target), { encoding: 'utf8', env: { ...process.env, SHELL: '/bin/sh', KUBECONFIG: '/another' } });

testSsh('ssh calls this very program, with the unchanged list of kubeconfigs', () => {
  const own = recorder(folder, 'main');
  process.argv[1] = own.script;
  process.env.KUBECONFIG = `${folder}/b:${folder}/a::`;
  connect(targetIn(folder, { cluster: { namespace: 'leases', context: 'it\'s $HERE 100%p' } }));
  expect(own.calls()).toEqual({
    words: ['port-forward', '--stdio', '--context=it\'s $HERE 100%p', '--namespace=leases', '--', 'vm/web', '2222'],
    kubeconfig: `${folder}/b:${folder}/a::`,
  });
});

testSsh('a named kubeconfig takes precedence over the list', () => {
  const own = recorder(folder, 'named');
  process.argv[1] = own.script;
  process.env.KUBECONFIG = '/elsewhere';
  connect(targetIn(folder, { cluster: { namespace: 'leases', kubeconfig: `${folder}/config` } }));
  expect(own.calls()).toEqual({ words: ['port-forward', '--stdio', `--kubeconfig=${folder}/config`, '--namespace=leases', '--', 'vm/web', '2222'], kubeconfig: '/another' });
});

const hostile = fc.oneof(fc.string({ unit: fc.constantFrom(...'aZ0 \'"\\$`*?[]{}()<>|&;#~!%=\n\r\t\f-') }), fc.string({ unit: 'grapheme' }), fc.constantFrom('-n', '--', '$(id)', '%r', '#', 'a #b', '"', ' '))
  .filter((text) => !text.includes('\0'));

testSsh('any name of a context, a namespace or a kubeconfig passes through ssh and its shell unchanged', () => {
  const own = recorder(folder, 'hostile');
  process.argv[1] = own.script;
  delete process.env.KUBECONFIG;
  fc.assert(fc.property(hostile, hostile, hostile, (context, namespace, kubeconfig) => {
    connect(targetIn(folder, { cluster: { context, namespace, kubeconfig } }));
    expect(own.calls().words).toEqual(['port-forward', '--stdio', `--kubeconfig=${kubeconfig}`, `--context=${context}`, `--namespace=${namespace}`, '--', 'vm/web', '2222']);
  }), { numRuns: 25 });
}, 60_000);

testSsh.each([undefined, '/one:/other'])('virtctl is called by its path if KUBECONFIG is %j', (list) => {
  const virtctl = recorder(folder, 'virtctl');
  process.env.KUBECONFIG = list;
  if (list === undefined) {
    delete process.env.KUBECONFIG;
  }
  const target = targetIn(folder);
  connect({ ...target, proxyCommand: virtctlProxyCommand(virtctl.program, target) });
  expect(virtctl.calls()).toEqual({ words: ['port-forward', '--stdio=true', '--namespace=leases', '--', 'vm/web', '2222'], kubeconfig: list ?? '/another' });
});
