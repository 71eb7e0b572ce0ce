// No server checks these values: the verdicts are libvirt's, from `virsh -c test:///default define`, and from its checks for QEMU.
import { Admission } from '../../../src/admission/admission';
import { machines } from '../corpus/corpus';

const PLACE = 'spec.template.spec.domain.';

/** What is refused of a machine, at paths below its domain. */
const refusals = (domain: object, spec: object = {}) => (
  Admission.validate(Object.values(machines({ machine: { ...spec, domain } }))[0].object).map((each) => each.replace(PLACE, ''))
);

const ofPreference = (spec: object) => Admission.validate({
  apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachineClusterPreference', metadata: { name: 'windows' }, spec,
});

describe('the action of a watchdog', () => {
  const acting = (action: string | undefined, architecture = 'amd64') => refusals(
    { devices: { watchdog: { name: 'dog', [architecture === 'amd64' ? 'i6300esb' : 'diag288']: { action } } } }, { architecture },
  );

  test.each(['reset', 'shutdown', 'poweroff', 'pause', 'dump', 'none', 'inject-nmi', '', undefined, '{{ACTION}}'])('%j is known', (action) => {
    expect([acting(action), acting(action, 's390x')]).toEqual([[], []]);
  });

  test.each([['Reset', '"reset"'], ['power-off', '"poweroff"']])('%j is refused', (action, instead) => {
    const message = `action: "${action}" is unknown, write ${instead} [watchdog-action-known]`;
    expect(acting(action)).toEqual([`devices.watchdog.i6300esb.${message}`]);
    expect(acting(action, 's390x')).toEqual([`devices.watchdog.diag288.${message}`]);
  });

  test('is one of a list', () => {
    expect(acting('halt')).toEqual(['devices.watchdog.i6300esb.action: "halt" is unknown, write "reset" or "shutdown" or "poweroff" or "pause" or "dump" or "none" or "inject-nmi" [watchdog-action-known]']);
  });
});

describe('a timer', () => {
  const timed = (timer: object) => refusals({ clock: { utc: {}, timer } });

  test.each([
    { rtc: { tickPolicy: 'catchup', track: 'wall' } }, { rtc: { tickPolicy: 'delay', track: 'guest' } }, { pit: { tickPolicy: 'discard' } }, { hpet: { tickPolicy: 'merge' } },
    { rtc: { tickPolicy: '', track: '' } }, { hpet: { present: false } }, { pit: { tickPolicy: '{{POLICY}}' } },
  ])('passes with %j', (timer) => {
    expect(timed(timer)).toEqual([]);
  });

  test('is refused with a policy that QEMU does not have for it', () => {
    expect(timed({ rtc: { tickPolicy: 'discard' }, pit: { tickPolicy: 'merge' }, hpet: { tickPolicy: 'drop' } })).toEqual([
      'clock.timer.hpet.tickPolicy: "drop" is unknown, write "delay" or "catchup" or "merge" or "discard" [timer-policy-known]',
      'clock.timer.pit.tickPolicy: "merge" is unknown, write "delay" or "catchup" or "discard" [timer-policy-known]',
      'clock.timer.rtc.tickPolicy: "discard" is unknown, write "delay" or "catchup" [timer-policy-known]',
    ]);
    expect(timed({ rtc: { tickPolicy: 'catch-up', track: 'boot' } })).toEqual([
      'clock.timer.rtc.tickPolicy: "catch-up" is unknown, write "catchup" [timer-policy-known]',
      'clock.timer.rtc.track: "boot" is unknown, write "guest" or "wall" or "realtime" [timer-policy-known]',
    ]);
  });

  test('is refused in a preference too', () => {
    expect(ofPreference({ clock: { preferredTimer: { rtc: { tickPolicy: 'discard' } } } })).toEqual([
      'spec.clock.preferredTimer.rtc.tickPolicy: "discard" is unknown, write "delay" or "catchup" [timer-policy-known]',
    ]);
  });
});

describe('the retries of spinlocks', () => {
  const spinning = (spinlocks: object) => refusals({ features: { hyperv: { spinlocks } } });
  const TOO_FEW = 'is too few for libvirt, write at least 4095, such as 8191, or enabled: false [hyperv-spinlocks-enough]';

  test.each([{}, { spinlocks: 4095 }, { spinlocks: 8191 }, { spinlocks: 2147483647 }, { enabled: false, spinlocks: 1 }])('%j pass', (spinlocks) => {
    expect(spinning(spinlocks)).toEqual([]);
  });

  test.each([0, 4094])('%d are refused', (spinlocks) => {
    expect(spinning({ spinlocks })).toEqual([`features.hyperv.spinlocks.spinlocks: ${spinlocks} ${TOO_FEW}`]);
    expect(ofPreference({ features: { preferredHyperv: { spinlocks: { spinlocks } } } })).toEqual([`spec.features.preferredHyperv.spinlocks.spinlocks: ${spinlocks} ${TOO_FEW}`]);
  });
});

describe('CPU features', () => {
  const having = (...features: object[]) => refusals({ cpu: { features } });

  test('pass with a name each', () => {
    expect(having({ name: 'vmx' }, { name: 'sse4.2', policy: 'require' }, { name: 'lahf_lm' }, { name: '3dnow' }, { name: '{{FEATURE}}' }, { name: '{{FEATURE}}' })).toEqual([]);
  });

  test('are refused if one is in the list twice, whatever its policies', () => {
    const twice = [{ name: 'vmx' }, { name: 'svm' }, { name: 'vmx', policy: 'disable' }];
    expect(having(...twice)).toEqual(['cpu.features[2].name: "vmx" is already in the list, keep one of them [cpu-feature-distinct]']);
    expect(ofPreference({ cpu: { preferredCPUFeatures: twice } })).toEqual(['spec.cpu.preferredCPUFeatures[2].name: "vmx" is already in the list, keep one of them [cpu-feature-distinct]']);
  });

  test.each(['', 'nested virtualization', '+vmx'])('%j is not a name', (name) => {
    expect(having({ name })).toEqual([`cpu.features[0].name: "${name}" is not the name of a CPU feature, write one that libvirt has, such as "vmx" or "sse4.2" [cpu-feature-distinct]`]);
  });
});

describe('panic devices', () => {
  const panicking = (architecture: string, ...models: string[]) => (
    refusals({ devices: { panicDevices: models.map((model) => ({ model })) } }, { architecture })
  );

  test('pass if their models differ', () => {
    expect(panicking('amd64', 'hyperv', 'isa', 'pvpanic')).toEqual([]);
    expect(panicking('arm64', 'pvpanic')).toEqual([]);
  });

  test('are refused if two have one model, and that of Hyper-V on arm64', () => {
    expect(panicking('amd64', 'hyperv', 'isa', 'hyperv')).toEqual(['devices.panicDevices[2].model: "hyperv" is already in the list, keep one of them [panic-devices-distinct]']);
    expect(panicking('arm64', 'hyperv')).toEqual(['devices.panicDevices[0].model: "hyperv" is not a panic device of arm64, write "pvpanic" [panic-devices-distinct]']);
  });
});
