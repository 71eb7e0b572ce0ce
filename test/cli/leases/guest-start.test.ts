// How long a guest is waited for, and which guests have a new host key at each start.
import { LeaseContext } from '../../../src/cli/leases/context';
import { hasEphemeralRoot, startGuest, timeoutSignal } from '../../../src/cli/leases/guest-start';
import { LeaseMachines } from '../../../src/cli/leases/lease-machines';
import { DISCOVERY, json, serve, TestServer } from '../cluster/http-server';

const DAY = 86_400;

afterEach(() => {
  jest.restoreAllMocks();
});

let under: TestServer | undefined;

afterEach(() => under?.close());

test.each([[600, 600_000], [24 * DAY, 24 * DAY * 1000], [25 * DAY, 2 ** 31 - 1], [60 * DAY, 2 ** 31 - 1]])(
  'a deadline of %d seconds does not exceed what timers of Node.js take, which would end at once', (seconds, milliseconds) => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    timeoutSignal(seconds);
    expect(timeout).toHaveBeenCalledWith(milliseconds);
  });

test('a machine whose start the API server cannot pass on is not waited for longer than the deadline', async () => {
  const machine = { metadata: { name: 'lease-one', uid: 'u', resourceVersion: '1' }, spec: { template: { spec: { domain: { devices: {} } } } } };
  under = await serve(({ url = '' }, response) => {
    if (url.includes('watch=')) {
      response.flushHeaders();
    } else if (url.endsWith('/start') || url.includes('/virtualmachineinstances/')) {
      json(response, url.endsWith('/start') ? 503 : 404, { reason: url.endsWith('/start') ? 'ServiceUnavailable' : 'NotFound' });
    } else {
      json(response, 200, { ...machine, items: url.includes('/virtualmachines?') ? [machine] : [] });
    }
  }, {
    ...DISCOVERY,
    '/api/v1': { resources: Object.entries({ pods: 'Pod', events: 'Event', persistentvolumeclaims: 'PersistentVolumeClaim' }).map(([name, kind]) => ({ name, kind, namespaced: true })) },
    '/apis/cdi.kubevirt.io/v1beta1': { resources: [{ name: 'datavolumes', kind: 'DataVolume', namespaced: true }] },
  });
  const { signal } = new AbortController();
  const context = { signal, machines: new LeaseMachines(under.cluster, 'default', signal) } as LeaseContext;
  const lease = { id: 'lease-1', slug: 'one', name: 'lease-one', namespace: 'default', uid: 'u' };
  await expect(startGuest(context, lease, { start: 1, knownHostsFile: 'none' })).rejects.toThrow(/^lease one: machine "lease-one" could not be started within 1s: .*503/);
  const sent = under.requests.length;
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(under.requests.slice(sent)).toEqual([]);
});

test.each([[409, 'VM is already running'], [500, 'Internal error occurred: unable to complete request: stop/start already underway']])(
  'a start that KubeVirt refuses with %d: %s may succeed later', async (code, message) => {
    under = await serve((_, response) => json(response, code, { kind: 'Status', code, message }), DISCOVERY);
    await expect(new LeaseMachines(under.cluster, 'default', new AbortController().signal).start({ name: 'lease-one' })).resolves.toBe(false);
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
