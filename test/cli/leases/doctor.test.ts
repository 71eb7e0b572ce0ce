// What `lease doctor` finds on this computer, and on a cluster.
import { chmodSync, readFileSync } from 'fs';
import { join } from 'path';
import { Home } from './home';
import { LeaseClient } from './lease-client';
import { useMemoryCluster } from './memory-cluster';
import { withLeases } from '../../../src/cli/leases/context';
import { doctorCommand } from '../../../src/cli/leases/verbs/doctor';
import * as terminal from '../../../src/cli/terminal/print';
import { requirePrograms } from '../../../src/cli/tunnel/run-program';

jest.mock('../../../src/cli/leases/context', () => ({ ...jest.requireActual('../../../src/cli/leases/context'), withLeases: jest.fn() }));

test('a program that the other verbs would not find does not count as installed', async () => {
  const home = new Home({ 'vm.yaml': 'kind: Pod\n', 'ssh': '#!/bin/sh\n', 'bin/rsync': '#!/bin/sh\n' });
  ['ssh', 'bin/rsync'].forEach((name) => chmodSync(home.path(name), 0o755));
  // An empty entry means the current folder.
  process.env.PATH = `:${home.path('bin')}`;
  jest.mocked(withLeases).mockResolvedValue([]);
  const printed = jest.spyOn(terminal, 'printResult').mockImplementation();
  await doctorCommand().parseAsync(['--context', 'c', '--template', 'vm.yaml', '--ssh-user', 'ci'], { from: 'user' });
  expect(() => requirePrograms('ssh', 'rsync')).toThrow(new Error('there is no ssh on PATH: install the OpenSSH client'));
  home.leave();
  process.exitCode = undefined;
  expect(printed.mock.calls.flat(2)).toEqual(expect.arrayContaining(['✗ ssh: is not installed: install the OpenSSH client', '✓ rsync: is installed']));
});

interface Answer {
  readonly code: number;
  readonly body: unknown;
}

describe('on a cluster', () => {
  const cluster = useMemoryCluster();
  let [home, user]: [Home | undefined, LeaseClient | undefined] = [undefined, undefined];

  afterEach(() => {
    home?.leave();
    user?.remove();
    process.exitCode = undefined;
  });

  /** The lines of a report about a cluster that answers requests in this way. */
  async function report(isAllowed: boolean, answer: (request: string) => Answer | undefined): Promise<string[]> {
    const template = join(__dirname, '../../../examples/crabbox-template/kubevirt-vm.yaml');
    home = new Home({ 'vm.yaml': readFileSync(template, 'utf8') });
    const client = user = new LeaseClient(cluster);
    const answers: { readonly [request: string]: Answer } = {
      'POST /apis/authorization.k8s.io/v1/selfsubjectaccessreviews': { code: 201, body: { status: { allowed: isAllowed } } },
      'GET /api/v1': { code: 200, body: { resources: [{ name: 'namespaces', kind: 'Namespace', namespaced: false }] } },
      'GET /api/v1/namespaces/ci': { code: 200, body: { metadata: { name: 'ci' } } },
    };
    cluster.instead = (request) => answers[request] ?? answer(request);
    jest.mocked(withLeases).mockImplementation((_settings, step) => client.run(step) as never);
    const printed = jest.spyOn(terminal, 'printResult').mockImplementation();
    await doctorCommand().parseAsync(['--context', 'c', '--template', 'vm.yaml', '--ssh-user', 'crabbox'], { from: 'user' });
    return printed.mock.calls.flat(2).map(String).slice(5);
  }

  const status = (code: number, message: string) => ({ code, body: { kind: 'Status', status: 'Failure', code, message } });

  test('a user who lacks permissions learns which, and how to get them', async () => {
    expect(await report(false, () => status(403, 'cannot list'))).toEqual([
      expect.stringMatching(/^✗ may lease in ci: no, this user lacks .* create, patch, delete on virtualmachines\.kubevirt\.io, .*: ask for a Role like the one that MachineAccess creates for the action "lease"$/),
    ]);
    expect(process.exitCode).toBe(1);
  });

  test('what the server would refuse is reported, without a machine', async () => {
    const lines = await report(true, (request) => request.startsWith('POST') ? status(422, 'write a shorter --ttl') : undefined);
    expect(lines).toEqual(['✓ may lease in ci: yes', '✓ leases: 0 in namespace ci', expect.stringMatching(/^✗ machine: cluster .*: cannot create VirtualMachine .* in namespace "ci": 422: write a shorter --ttl$/)]);
    expect(process.exitCode).toBe(1);
  });

  test('a pool that is full is reported with what to do', async () => {
    const full = 'exceeded quota: ci, requested: count/virtualmachines.kubevirt.io=1, used: count/virtualmachines.kubevirt.io=3, limited: count/virtualmachines.kubevirt.io=3';
    expect((await report(true, (request) => request.startsWith('POST') ? status(403, full) : undefined)).at(-1)).toMatch(/=3: stop a lease, or wait until one ends: `cdk8s-kubevirt lease list` shows when$/);
  });

  test('a machine that the server would create is fine', async () => {
    expect(await report(true, (request) => request.startsWith('POST') ? { code: 201, body: {} } : undefined)).toContain('✓ machine: the cluster would create it');
    expect(process.exitCode).toBe(0);
  });
});
