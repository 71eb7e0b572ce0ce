// Devices other than disks and network interfaces.
import { machines, type Corpus } from './corpus';

const attach = (change: object) => ({ domain: { devices: change } });
const inputs = (...items: object[]) => attach({ inputs: items.map((item) => ({ name: 'pen', type: 'tablet', ...item })) });

const attached = machines({
  'a tablet': inputs({ bus: 'usb' }, { bus: 'virtio' }, {}),
  'a tablet of an empty bus': inputs({ bus: '' }),
  'a tablet of another bus': inputs({}, { bus: 'ps2' }),
  'a keyboard': inputs({ type: 'keyboard' }),
  'an input device of no type': inputs({ type: '' }),
  'an input device without a type': inputs({ type: undefined }),
  'sound': attach({ sound: { name: 'card', model: 'ac97' } }),
  'sound of any model': attach({ sound: { name: 'card' } }),
  'sound of another model': attach({ sound: { name: 'card', model: 'ich6' } }),
  'sound of an empty model': attach({ sound: { name: 'card', model: '' } }),
  'sound without a name': attach({ sound: { model: 'ich9' } }),
  'sound of an empty name': attach({ sound: { name: '' } }),
  'a TPM, a random number generator and no console': attach({ tpm: { persistent: true }, rng: {}, autoattachSerialConsole: false, autoattachGraphicsDevice: false }),
  'downward metrics without their gate': attach({ downwardMetrics: {} }),
  'panic devices without their gate': attach({ panicDevices: [{ model: 'isa' }] }),
  'no panic devices': attach({ panicDevices: [] }),
});

const gated = {
  ...machines({ 'downward metrics': attach({ downwardMetrics: {} }) }, ['DownwardMetrics']),
  ...machines({
    'panic devices': attach({ panicDevices: [{ model: 'hyperv' }, { model: 'isa' }, { model: 'pvpanic' }, {}] }),
    'a panic device that there is not': attach({ panicDevices: [{}, { model: 'virtio' }] }),
    'a panic device of an empty model': attach({ panicDevices: [{ model: '' }] }),
  }, ['PanicDevices']),
};

const gpu = { name: 'gpu', deviceName: 'vendor.test/gpu' };
const display = (ramFB?: object, rest: object = {}) => ({ ...gpu, virtualGPUOptions: { display: { ramFB, ...rest } } });
const gpus = (...items: object[]) => attach({ gpus: items });

const graphics = machines({
  'a GPU': gpus(gpu),
  'a GPU without a device': gpus({ name: 'gpu' }),
  'a GPU of an empty device': gpus(gpu, { name: 'gpu', deviceName: '' }),
  'a GPU of a device and of a claim': gpus({ ...gpu, claimName: 'claim', requestName: 'request' }),
  'a GPU of a claim without its gate': { ...gpus({ name: 'gpu', claimName: 'claim', requestName: 'request' }), resourceClaims: [{ name: 'claim', resourceClaimName: 'claim' }] },
  'two GPUs of which one has a display': gpus(display(), { ...gpu, name: 'second' }),
  'two GPUs with a display by default': gpus(display(), { ...display(), name: 'second' }),
  'two GPUs with a display that is said': gpus(display({ enabled: true }), { ...display({ enabled: true }), name: 'second' }),
  'two GPUs with a display, one without RAM framebuffer': gpus(display(), { ...display({ enabled: false }), name: 'second' }),
  'two GPUs with a display, one of them off': gpus(display(), { ...display(undefined, { enabled: false }), name: 'second' }),
  'two GPUs with a display, one with an empty RAM framebuffer': gpus(display(), { ...display({}), name: 'second' }),
});

const claimed = (...claims: string[]) => ({ resourceClaims: claims.map((name) => ({ name, resourceClaimTemplateName: 'template' })) });
const claim = (name: string | undefined = 'claim', requestName: string | undefined = 'request', device: object = {}) => ({ name: 'device', claimName: name, requestName, ...device });
const claimedGpus = (...items: object[]) => ({ ...gpus(...items), ...claimed('claim') });

const claimedGraphics = machines({
  'a claim of nothing': claimed('claim'),
  'two claims of one name': claimed('claim', 'claim'),
  'a GPU of a claim': claimedGpus(claim()),
  'two GPUs of a claim': claimedGpus(claim(), claim('claim', 'second')),
  'a GPU of a claim without a claim\'s name': claimedGpus({ name: 'device', requestName: 'request' }),
  'a GPU of a claim with an empty name': claimedGpus(claim('')),
  'a GPU of a claim without a request': claimedGpus({ name: 'device', claimName: 'claim' }),
  'a GPU of a claim with an empty request': claimedGpus(claim('claim', '')),
  'two GPUs of one request': claimedGpus(claim(), claim()),
  'a GPU of a claim that there is not': claimedGpus(claim('clam')),
  'a GPU of a claim where there is none': gpus(claim()),
  'a GPU of nodes and one of a claim': claimedGpus(gpu, claim()),
  'a GPU without a device and one of a claim': claimedGpus({ name: 'gpu' }, claim()),
}, ['GPUsWithDRA']);

const resourceClaim = (only: object) => ({ resourceClaims: [only] });

const resourceClaims = machines({
  'a resource claim': resourceClaim({ name: 'claim', resourceClaimName: 'claim' }),
  'a resource claim without a name': resourceClaim({ resourceClaimName: 'claim' }),
  'a resource claim with an empty name': resourceClaim({ name: '', resourceClaimName: 'claim' }),
  'a resource claim by a name with a dot': resourceClaim({ name: 'a.b', resourceClaimName: 'claim' }),
  'a resource claim of nothing': resourceClaim({ name: 'claim' }),
  'a resource claim of a claim and a template': resourceClaim({ name: 'claim', resourceClaimName: 'claim', resourceClaimTemplateName: 'template' }),
  'a resource claim of an empty name': resourceClaim({ name: 'claim', resourceClaimName: '' }),
  'a resource claim of a name with a space': resourceClaim({ name: 'claim', resourceClaimName: 'my claim' }),
  'a resource claim of a template with a dot': resourceClaim({ name: 'claim', resourceClaimTemplateName: 'a.b' }),
  'a resource claim of a template in upper case': resourceClaim({ name: 'claim', resourceClaimTemplateName: 'Template' }),
});

const hostDevice = { name: 'device', deviceName: 'vendor.test/device' };
const hostDevices = (...items: object[]) => attach({ hostDevices: items });
const claimedHostDevices = (...items: object[]) => ({ ...hostDevices(...items), ...claimed('claim') });

const passedThrough = {
  ...machines({
    'a host device without its gate': hostDevices(hostDevice),
    'a host device without a device and its gate': hostDevices({ name: 'device' }),
  }),
  ...machines({
    'a host device': hostDevices(hostDevice),
    'a host device without a device': hostDevices({ name: 'device' }),
    'a host device of a device and of a claim': hostDevices({ ...hostDevice, claimName: 'claim' }),
    'a host device of a claim without the gate of claims': claimedHostDevices(claim()),
  }, ['HostDevices']),
  ...machines({ 'a host device of a claim without the gate of host devices': claimedHostDevices(claim()) }, ['HostDevicesWithDRA']),
  ...machines({
    'a host device of a claim': claimedHostDevices(claim()),
    'a host device of a claim without a claim\'s name': claimedHostDevices({ name: 'device', requestName: 'request' }),
    'a host device of a claim without a request': claimedHostDevices({ name: 'device', claimName: 'claim' }),
    'two host devices of one request': claimedHostDevices(claim(), claim()),
    'a host device of a claim that there is not': claimedHostDevices(claim('other')),
    'a host device of nodes and one of a claim': claimedHostDevices({ ...hostDevice, name: 'other' }, claim()),
    'a GPU of nodes and a host device of a claim': { ...attach({ gpus: [gpu], hostDevices: [claim()] }), ...claimed('claim') },
    'a GPU and a host device of one request': { ...attach({ gpus: [claim()], hostDevices: [claim()] }), ...claimed('claim') },
  }, ['HostDevices', 'HostDevicesWithDRA', 'GPUsWithDRA']),
};

export const devices: Corpus = { ...attached, ...gated, ...graphics, ...claimedGraphics, ...resourceClaims, ...passedThrough };
