// How long a guest is waited for, and which guests have a new host key at each start.
import { setMaxListeners } from 'events';
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { hasEphemeralRoot, startGuest } from '../../../src/cli/leases/guest-start';
import { LeaseMachines } from '../../../src/cli/leases/lease-machines';
import { DISCOVERY, json, serve, TestServer } from '../cluster/http-server';

// As in the command: one signal ends many requests.
beforeAll(() => setMaxListeners(0));

afterEach(() => {
  jest.restoreAllMocks();
});

let under: TestServer | undefined;

afterEach(() => under?.close());

const MACHINE = { metadata: { name: 'lease-one', uid: 'u', resourceVersion: '1' }, spec: { runStrategy: 'Manual', template: { spec: { domain: { devices: {} } } } } };

const LEASE = { id: 'lease-1', slug: 'one', name: 'lease-one', namespace: 'default', uid: 'u' };

const WATCHED = {
  ...DISCOVERY,
  '/api/v1': { resources: Object.entries({ pods: 'Pod', events: 'Event', persistentvolumeclaims: 'PersistentVolumeClaim' }).map(([name, kind]) => ({ name, kind, namespaced: true })) },
  '/apis/cdi.kubevirt.io/v1beta1': { resources: [{ name: 'datavolumes', kind: 'DataVolume', namespaced: true }] },
};

/** Starts the guest without a login, for at most a second. */
function start({ cluster }: TestServer): Promise<void> {
  const { signal } = new AbortController();
  return startGuest(new LeaseMachines(cluster, 'default', signal), LEASE, { startTimeout: 1, knownHostsFile: 'none' });
}

test('a machine whose start the API server cannot pass on is not waited for longer than the deadline', async () => {
  under = await serve(({ url = '' }, response) => {
    if (url.includes('watch=')) {
      response.flushHeaders();
    } else if (url.endsWith('/start') || url.includes('/virtualmachineinstances/')) {
      json(response, url.endsWith('/start') ? 503 : 404, { reason: url.endsWith('/start') ? 'ServiceUnavailable' : 'NotFound' });
    } else {
      json(response, 200, { ...MACHINE, items: url.includes('/virtualmachines?') ? [MACHINE] : [] });
    }
  }, WATCHED);
  await expect(start(under)).rejects.toThrow(/^lease one: machine "lease-one" could not be started within 1s: .*503/);
  const sent = under.requests.length;
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(under.requests.slice(sent)).toEqual([]);
});

test('an error of this computer before the deadline is reported as it is', async () => {
  under = await serve(({ url = '' }, response) => {
    if (url.includes('watch=')) {
      response.flushHeaders();
    } else {
      json(response, url.includes('/virtualmachineinstances/') ? 404 : 200, { reason: 'NotFound', ...MACHINE, items: [] });
    }
  }, WATCHED);
  const knownHostsFile = mkdtempSync(join(tmpdir(), 'known-hosts-'));
  const machines = new LeaseMachines(under.cluster, 'default', new AbortController().signal);
  await expect(startGuest(machines, LEASE, { startTimeout: 60, knownHostsFile })).rejects.toThrow(/^lease one: machine "lease-one" could not be started: .*directory/i);
});

test('a machine whose earlier stop does not end in time is reported with its state', async () => {
  under = await serve(({ url = '' }, response) => {
    if (url.includes('watch=')) {
      response.flushHeaders();
    } else if (url.endsWith('/start') || url.includes('/virtualmachineinstances/')) {
      json(response, url.endsWith('/start') ? 409 : 404, url.endsWith('/start') ? { message: 'stop/start already underway' } : { reason: 'NotFound' });
    } else {
      json(response, 200, { ...MACHINE, items: url.includes('/virtualmachines?') ? [MACHINE] : [] });
    }
  }, WATCHED);
  await expect(start(under)).rejects.toThrow(/^lease one: machine "lease-one" could not be started within 1s: Pending: virt-controller has not processed it yet/);
});

test('a guest without a login is waited for until it runs, since KubeVirt refuses its display before', async () => {
  let isRunning = false;
  under = await serve(({ url = '' }, response) => {
    const says = (type: string, resourceVersion: string, phase: string) => response.write(`${JSON.stringify({
      type, object: { kind: 'VirtualMachineInstance', metadata: { name: 'lease-one', uid: 'first', resourceVersion }, status: { phase } },
    })}\n`);
    if (url.includes('watch=')) {
      response.flushHeaders();
      if (url.includes('/virtualmachineinstances?')) {
        says('ADDED', '2', 'Scheduled');
        setTimeout(() => {
          isRunning = true;
          says('MODIFIED', '3', 'Running');
        }, 500);
      }
    } else if (url.includes('/virtualmachineinstances/')) {
      json(response, 404, { reason: 'NotFound' });
    } else {
      json(response, 200, { ...MACHINE, items: url.includes('/virtualmachines?') ? [MACHINE] : [] });
    }
  }, WATCHED);
  await start(under);
  expect(isRunning).toBe(true);
});

test('of the launcher pods, only those of the lease are listed and watched', async () => {
  under = await serve(({ url = '' }, response) => {
    if (url.includes('watch=')) {
      response.flushHeaders();
    } else {
      json(response, url.includes('/virtualmachineinstances/') ? 404 : 200, { ...MACHINE, reason: 'NotFound', items: url.includes('/virtualmachines?') ? [MACHINE] : [] });
    }
  }, WATCHED);
  await expect(start(under)).rejects.toThrow(/^lease one: machine "lease-one" could not be started within 1s/);
  const asked = under.requests.filter((request) => request.includes('/pods?')).map((request) => new URL(request.split(' ')[1], 'http://server').searchParams.get('labelSelector'));
  expect(new Set(asked)).toEqual(new Set(['kubevirt.io=virt-launcher,cdk8s-kubevirt/lease-id=lease-1']));
});

describe('a guest that was asked to stop', () => {
  const asked = { ...MACHINE, status: { stateChangeRequests: [{ action: 'Stop' }] } };
  const running = { metadata: { name: 'lease-one', uid: 'first' }, status: { phase: 'Running' } };
  const ending = { ...running, metadata: { ...running.metadata, deletionTimestamp: '2026-01-01T00:00:00Z' } };

  test('is not used while the watch of machines is ahead of the one of instances', async () => {
    under = await serve(({ url = '' }, response) => {
      const items = url.includes('/virtualmachines?') ? [MACHINE] : url.includes('/virtualmachineinstances?') ? [running] : [];
      if (url.includes('watch=')) {
        response.flushHeaders();
      } else {
        json(response, 200, url.includes('/virtualmachineinstances/') ? ending : { ...asked, items });
      }
    }, WATCHED);
    await expect(start(under)).rejects.toThrow(/^lease one: machine "lease-one" could not be started within 1s/);
  });

  test('is used if its stop was cancelled', async () => {
    let reads = 0;
    under = await serve(({ url = '' }, response) => {
      const items = url.includes('/virtualmachines?') ? [MACHINE] : url.includes('/virtualmachineinstances?') ? [running] : [];
      if (url.includes('watch=')) {
        response.flushHeaders();
      } else if (url.endsWith('/start')) {
        json(response, 409, { message: 'VM is already running' });
      } else if (url.includes('/virtualmachineinstances/')) {
        json(response, 200, running);
      } else {
        json(response, 200, { ...url.endsWith('/lease-one') && reads++ === 0 ? asked : MACHINE, items });
      }
    }, WATCHED);
    await expect(start(under)).resolves.toBeUndefined();
  });

  test('is not used while the watch of instances is behind another user\'s start', async () => {
    let reads = 0;
    let isSeen = false;
    under = await serve(({ url = '' }, response) => {
      const items = url.includes('/virtualmachines?') ? [MACHINE] : url.includes('/virtualmachineinstances?') ? [running] : [];
      const later = { ...running, metadata: { ...running.metadata, uid: 'second', resourceVersion: '2' } };
      if (url.includes('watch=')) {
        response.flushHeaders();
        if (url.includes('/virtualmachineinstances?')) {
          setTimeout(() => {
            isSeen = true;
            response.write(`${JSON.stringify({ type: 'MODIFIED', object: { kind: 'VirtualMachineInstance', ...later } })}\n`);
          }, 500);
        }
      } else if (url.endsWith('/start')) {
        json(response, 409, { message: 'VM is already running' });
      } else if (url.includes('/virtualmachineinstances/')) {
        json(response, 200, reads++ === 0 ? ending : later);
      } else {
        json(response, 200, { ...MACHINE, items });
      }
    }, WATCHED);
    await start(under);
    expect(isSeen).toBe(true);
  });

  test('is not used if virt-controller stops it between the reads of its machine and of its instance', async () => {
    let isStopped = false;
    under = await serve(({ url = '' }, response) => {
      if (url.includes('watch=')) {
        response.flushHeaders();
      } else if (url.includes('/virtualmachineinstances/')) {
        json(response, 200, isStopped ? ending : running);
      } else {
        setTimeout(() => {
          isStopped = true;
          json(response, 200, { ...MACHINE, items: [] });
        }, 50);
      }
    }, WATCHED);
    await expect(start(under)).rejects.toThrow(/^lease one: machine "lease-one" could not be started/);
    expect(under.requests.filter((request) => request.endsWith('/start'))).toHaveLength(1);
  });
});

test.each([[409, 'VM is already running'], [500, 'Internal error occurred: unable to complete request: stop/start already underway']])(
  'a start that KubeVirt refuses with %d: %s may succeed later', async (code, message) => {
    under = await serve((_, response) => json(response, code, { kind: 'Status', code, message }), DISCOVERY);
    await expect(new LeaseMachines(under.cluster, 'default', new AbortController().signal).start({ name: 'lease-one' })).resolves.toBe(false);
  });

test('a start during which somebody else starts the machine is repeated', async () => {
  const answers = [[500, 'Internal error occurred: the server rejected our request due to an error in our request'], [409, 'VM is already running']] as const;
  let starts = 0;
  under = await serve((_, response) => {
    const [code, message] = answers[starts++];
    json(response, code, { kind: 'Status', code, message });
  }, DISCOVERY);
  await expect(new LeaseMachines(under.cluster, 'default', new AbortController().signal).start({ name: 'lease-one' })).resolves.toBe(false);
  expect(starts).toBe(2);
});

const ROOT = { name: 'root', containerDisk: {} };
const LASTING = { name: 'root', dataVolume: {} };
const DRIVERS = { name: 'drivers', containerDisk: {} };
const CLOUD_INIT = { name: 'cloudinit', cloudInitNoCloud: {} };
const disk = (name: string, more: object = {}) => ({ name, disk: {}, ...more });
const cdrom = (name: string, more: object = {}) => ({ name, cdrom: {}, ...more });

test.each<[string, boolean, object[], object[] | undefined]>([
  ['is a container disk', true, [ROOT, CLOUD_INIT], [disk('root'), disk('cloudinit')]],
  ['is a container disk before cloud-init in the list', true, [ROOT, CLOUD_INIT], [disk('cloudinit'), disk('root')]],
  ['is an overlay of a claim', true, [{ name: 'root', ephemeral: {} }], [disk('root')]],
  ['is persistent', false, [LASTING, CLOUD_INIT], [disk('root'), disk('cloudinit')]],
  ['is a claim', false, [{ name: 'root', persistentVolumeClaim: {} }], [disk('root')]],
  ['is a LUN', false, [{ name: 'root', persistentVolumeClaim: {} }, DRIVERS], [{ name: 'root', lun: {} }, disk('drivers')]],
  ['is persistent beside a CD of drivers', false, [DRIVERS, LASTING], [cdrom('drivers'), disk('root')]],
  ['is persistent and boots after a CD', false, [DRIVERS, LASTING], [cdrom('drivers', { bootOrder: 1 }), disk('root', { bootOrder: 2 })]],
  ['is persistent beside a container disk that does not boot', false, [LASTING, DRIVERS], [disk('root'), disk('drivers')]],
  ['is persistent and boots before a container disk', false, [DRIVERS, LASTING], [disk('drivers', { bootOrder: 2 }), disk('root', { bootOrder: 1 })]],
  ['is a container disk that boots before a persistent one', true, [{ name: 'data', dataVolume: {} }, ROOT], [disk('data'), disk('root', { bootOrder: 1 })]],
  ['is a container disk without a device', true, [ROOT], undefined],
  ['is persistent, without a device', false, [LASTING, DRIVERS], []],
  ['is the only disk, a CD', true, [ROOT], [cdrom('root')]],
  ['does not exist', true, [], undefined],
])('a guest whose root disk %s has a new host key at each start: %j', (_title, isNew, volumes, disks) => {
  expect(hasEphemeralRoot({ spec: { template: { spec: { volumes, domain: { devices: { disks } } } } } })).toBe(isNew);
});

test('a machine that is gone does not have a new host key', () => {
  expect(hasEphemeralRoot(undefined)).toBe(false);
});
