// The cost of waiting for many machines, against a fake server that makes each of them Ready: the process's memory, and the time from the last
// machine's Ready to the end.
import { spawn } from 'child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { createServer, ServerResponse } from 'http';
import { AddressInfo } from 'net';
import { tmpdir } from 'os';
import { join } from 'path';
import { options } from './options';
import { record, WaitFigures } from './results';
import { buildCommand } from '../built-command';

const { rounds: ROUNDS, machines: [MACHINES], record: isRecorded } = options({ rounds: 3, machines: [10_000] });
const folder = mkdtempSync(join(tmpdir(), 'wait-'));
const command = join(folder, 'main.js');

const RESOURCES: { readonly [path: string]: readonly [name: string, kind: string][] } = {
  '/apis/kubevirt.io/v1': [['virtualmachines', 'VirtualMachine'], ['virtualmachineinstances', 'VirtualMachineInstance']],
  '/apis/cdi.kubevirt.io/v1beta1': [['datavolumes', 'DataVolume']],
  '/api/v1': [['pods', 'Pod'], ['persistentvolumeclaims', 'PersistentVolumeClaim'], ['events', 'Event']],
};

/** As much irrelevant data as a real object has: managed fields, annotations, the rest of the spec. */
const BALLAST = Array.from({ length: 60 }, (_, index) => ({ [`f:field-${index}`]: { '.': {}, 'f:name': {}, 'f:value-of-some-length': {} } }));
const metadata = (name: string, resourceVersion: number) => ({
  name,
  namespace: 'bench',
  uid: `00000000-0000-4000-8000-${name.replace(/\D/g, '').padStart(12, '0')}`,
  resourceVersion: String(resourceVersion),
  labels: { 'kubevirt.io': 'virt-launcher', 'vmi.kubevirt.io/id': name },
  managedFields: [{ manager: 'virt-controller', operation: 'Update', fieldsV1: BALLAST }],
});
const condition = (type: string, status: string) => ({ type, status, reason: 'GuestNotRunning', message: 'Guest VM is not reported as running', lastTransitionTime: null });

const OBJECTS: { readonly [name: string]: (name: string, version: number, isReady: boolean) => object } = {
  virtualmachines: (name, version, isReady) => ({
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: metadata(name, version),
    spec: { runStrategy: 'Always', template: { spec: { volumes: [{ name: 'root', dataVolume: { name } }] } } },
    status: { printableStatus: isReady ? 'Running' : 'Starting', conditions: [condition('Ready', isReady ? 'True' : 'False')] },
  }),
  virtualmachineinstances: (name, version) => ({
    metadata: metadata(name, version),
    spec: { domain: { devices: { interfaces: [{ name: 'default', masquerade: {} }] } } },
    status: { phase: 'Running', conditions: [condition('LiveMigratable', 'True')], interfaces: [{ name: 'default', ipAddress: '10.0.0.1' }] },
  }),
  pods: (name, version) => ({
    metadata: { ...metadata(`virt-launcher-${name}-abcde`, version), ownerReferences: [{ kind: 'VirtualMachineInstance', name, controller: true }] },
    status: { phase: 'Running', conditions: [condition('PodScheduled', 'True')] },
  }),
  datavolumes: (name, version) => ({ metadata: metadata(name, version), status: { phase: 'Succeeded', progress: '100.0%' } }),
  persistentvolumeclaims: (name, version) => ({ metadata: metadata(name, version), spec: { storageClassName: 'fast' }, status: { phase: 'Bound' } }),
};

const names = Array.from({ length: MACHINES }, (_, index) => `machine-${index}`);

type Round = WaitFigures['rounds'][number];

async function measure(): Promise<Round & { readonly connections: number }> {
  const watches = new Map<string, ServerResponse>();
  let connections = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://bench');
    const resources = RESOURCES[url.pathname];
    const answer = (body: object) => response.end(JSON.stringify(body));
    if (resources !== undefined) {
      answer({ resources: resources.map(([name, kind]) => ({ name, kind, namespaced: true })) });
    } else if (url.pathname === '/apis/kubevirt.io') {
      answer({ versions: [{ version: 'v1' }] });
    } else if (url.searchParams.has('watch')) {
      connections += 1;
      response.flushHeaders();
      watches.set(url.pathname.split('/').at(-1)!, response);
    } else {
      const make = OBJECTS[url.pathname.split('/').at(-1)!];
      const from = Number(url.searchParams.get('continue') ?? 0);
      const to = from + Number(url.searchParams.get('limit'));
      const items = make === undefined ? [] : names.slice(from, to).map((name) => make(name, 1, false));
      answer({ metadata: { resourceVersion: '1', continue: make !== undefined && to < MACHINES ? String(to) : '' }, items });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const kubeconfig = join(folder, 'kubeconfig');
  writeFileSync(kubeconfig, JSON.stringify({
    'clusters': [{ name: 'bench', cluster: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } }],
    'users': [{ name: 'bench', user: {} }],
    'contexts': [{ name: 'bench', context: { cluster: 'bench', user: 'bench', namespace: 'bench' } }],
    'current-context': 'bench',
  }));
  const waiting = spawn(process.execPath, [command, 'wait', '--all', '--kubeconfig', kubeconfig], { stdio: ['ignore', 'ignore', 'ignore'] });
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${waiting.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  }, 50);
  const ended = new Promise<number>((resolve, reject) => waiting.once('exit', (code) => {
    clearInterval(sampling);
    return code === 0 ? resolve(performance.now()) : reject(new Error(`the command ended with ${code}`));
  }));
  while (watches.size < Object.keys(OBJECTS).length + 1) {
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 20)), ended]);
  }
  const machines = watches.get('virtualmachines')!;
  for (const [index, name] of names.entries()) {
    const isLast = index === names.length - 1;
    if (isLast) {
      // The last machine alone, once all others have been seen.
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
    const hasRoom = machines.write(`${JSON.stringify({ type: 'MODIFIED', object: OBJECTS.virtualmachines(name, index + 2, true) })}\n`);
    if (!hasRoom) {
      await new Promise((resolve) => machines.once('drain', resolve));
    }
  }
  const last = performance.now();
  const latency = await ended - last;
  server.closeAllConnections();
  server.close();
  return { peak, latency, connections };
}

async function main(): Promise<void> {
  buildCommand(command);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { peak, latency, connections } = await measure();
    rounds.push({ peak, latency });
    process.stdout.write(`${MACHINES} machines: ${peak.toFixed(0)} MiB at most, ${latency.toFixed(0)} ms from the last Ready to the end, ${connections} watches\n`);
  }
  if (isRecorded) {
    record('wait', { machines: MACHINES, rounds });
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
