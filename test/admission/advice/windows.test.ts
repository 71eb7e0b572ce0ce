// What guests with Windows need: a clock in local time, and answer files in a CD-ROM drive.
import { admittedAdvice as advice } from './admitted';

const PLACE = 'spec.template.spec.';

/** The advice on a machine, at paths below its instance's spec. */
const adviceOn = (domain: object, volumes: readonly object[] = []) => advice({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'desk-1' },
  spec: {
    runStrategy: 'Always',
    template: { spec: { domain: { devices: {}, memory: { guest: '2Gi' }, ...domain }, volumes: [{ name: 'root', dataVolume: { name: 'desk-1' } }, ...volumes] } },
  },
}).map((each) => each.startsWith(PLACE) ? each.slice(PLACE.length) : each);

describe('a time zone', () => {
  const ofClock = (clock: object) => adviceOn({ clock });
  const EXAMPLE = 'a name below /usr/share/zoneinfo, such as "Europe/Berlin"';

  test.each([
    ['W. Europe Standard Time', EXAMPLE], ['Europe/Osloo', '"Europe/Oslo"'], ['europe/oslo', '"Europe/Oslo"'], ['+01:00', EXAMPLE], ['+0100', EXAMPLE], ['', EXAMPLE],
  ])('%j is reported, since Linux has none of this name', (timezone, instead) => {
    expect(ofClock({ timezone })).toEqual([`domain.clock.timezone: "${timezone}" is not a time zone, write ${instead} [timezone-without-effect]`]);
  });

  test.each([
    'Europe/Oslo', 'Europe/Kyiv', 'Europe/Kiev', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'UTC', 'GMT', 'EST5EDT', 'Etc/GMT+1', 'CET-1CEST,M3.5.0,M10.5.0/3',
    '<+03>-3', ':Europe/Oslo', 'posix/Europe/Oslo', '{{TIMEZONE}}', '${TIMEZONE}',
  ])('%j is not reported', (timezone) => {
    expect(ofClock({ timezone })).toEqual([]);
  });

  test('is reported beside utc, since KubeVirt ignores it there', () => {
    const told = (zone: string) => [`domain.clock.timezone: "${zone}" has no effect beside utc, remove utc for local time, or timezone for UTC [timezone-without-effect]`];
    expect(ofClock({ timezone: 'Europe/Oslo', utc: {} })).toEqual(told('Europe/Oslo'));
    expect(ofClock({ timezone: 'Nowhere', utc: { offsetSeconds: 3600 } })).toEqual(told('Nowhere'));
    expect(ofClock({ utc: {} })).toEqual([]);
  });

  test('is reported in a preference too', () => {
    const ofPreference = (preferredClockOffset: object) => (
      advice({ apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachineClusterPreference', metadata: { name: 'windows' }, spec: { clock: { preferredClockOffset } } })
    );
    const path = 'spec.clock.preferredClockOffset.timezone: ';
    expect(ofPreference({ timezone: 'Europe/Osloo' })).toEqual([`${path}"Europe/Osloo" is not a time zone, write "Europe/Oslo" [timezone-without-effect]`]);
    expect(ofPreference({ timezone: 'Europe/Oslo', utc: {} })).toEqual([expect.stringContaining(`${path}"Europe/Oslo" has no effect beside utc`)]);
    expect(ofPreference({ timezone: 'Europe/Oslo' })).toEqual([]);
  });
});

describe('a Sysprep volume', () => {
  const withDisks = (...disks: object[]) => adviceOn({ devices: { disks } }, [{ name: 'answers', sysprep: { configMap: { name: 'unattend' } } }]);

  test.each<[string, object[]]>([
    ['disk', [{ name: 'answers', disk: { bus: 'sata' } }]], ['a disk without a device', [{ name: 'answers' }]], ['no disk', [{ name: 'root', disk: { bus: 'sata' } }]],
  ])('is reported with %s, since the guest sees a hard disk', (_what, disks) => {
    expect(withDisks(...disks)).toEqual([
      'volumes[1].sysprep: is on a hard disk, where Windows does not look for answers, write cdrom: {} for the disk "answers" [sysprep-on-hard-disk]',
    ]);
  });

  test('is not reported in a CD-ROM drive', () => {
    expect(withDisks({ name: 'answers', cdrom: {} })).toEqual([]);
  });
});
