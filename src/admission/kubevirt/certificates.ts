// The rule on KubeVirt's certificates: how long they are valid, and when they are renewed.
import { refuseBelow, type Refuse } from '../refuse';
import type { KubeVirtRule } from '../rule';
import type { SelfSignedCertificates } from './configuration';

/** Certificates must be renewed while they are valid, and must not outlive their certificate authority. */
export const certificatesPossible: KubeVirtRule = {
  name: 'kubevirt-certificates-possible',
  refuses: 'certificates of KubeVirt that would be renewed after they expire or outlive their authority, or fields beside those that replace them',
  story: 'duration is how long a certificate is valid: 168h for the authority and 24h for servers by default. renewBefore is how long before its end '
    + 'it is renewed: a fifth of that by default. ca.duration, ca.renewBefore and server.duration replace caRotateInterval, caOverlapInterval and '
    + 'certRotateInterval. virt-operator does not check a KubeVirt when it is created; it refuses every change until the certificates are mended.',
  when: ['certificateRotateStrategy.selfSigned'],
  check: ({ certificateRotateStrategy }, refuse) => {
    const { selfSigned } = certificateRotateStrategy ?? {};
    if (selfSigned) {
      const refuseIt = refuseBelow('certificateRotateStrategy.selfSigned', refuse);
      refuseOldFields(selfSigned, refuseIt);
      refuseImpossible(selfSigned, refuseIt);
    }
  },
};

/** The old fields, and those that replace them. */
const REPLACEMENTS = [['caRotateInterval', 'ca.duration'], ['caOverlapInterval', 'ca.renewBefore'], ['certRotateInterval', 'server.duration']] as const;

function refuseOldFields(selfSigned: SelfSignedCertificates, refuse: Refuse): void {
  if (selfSigned.ca ?? selfSigned.server) {
    REPLACEMENTS.filter(([field]) => selfSigned[field] !== undefined)
      .forEach(([field, replacement]) => refuse(field, `cannot stand beside ca or server, write ${replacement} instead`));
  }
}

function refuseImpossible(selfSigned: SelfSignedCertificates, refuse: Refuse): void {
  const { ca = {}, server = {}, caRotateInterval, caOverlapInterval, certRotateInterval } = selfSigned;
  // Who uses an old field cannot use new ones beside it.
  const isNew = REPLACEMENTS.every(([field]) => selfSigned[field] === undefined);
  const authority = given('caRotateInterval', caRotateInterval) ?? given('ca.duration', ca.duration)
    ?? { path: isNew ? 'ca.duration' : 'caRotateInterval', text: '168h', isDefault: true };
  const ofServers = given('certRotateInterval', certRotateInterval) ?? given('server.duration', server.duration)
    ?? { path: isNew ? 'server.duration' : 'certRotateInterval', text: '24h', isDefault: true };
  refuseTooShort(authority, given('caOverlapInterval', caOverlapInterval) ?? given('ca.renewBefore', ca.renewBefore), refuse);
  refuseTooShort(ofServers, given('server.renewBefore', server.renewBefore), refuse);
  refuseLonger(ofServers, authority, refuse);
}

/** A duration, as Go writes it, and its field. */
interface Lifetime {
  readonly path: string;
  readonly text: string;
  readonly isDefault?: boolean;
}

function given(path: string, text: string | undefined): Lifetime | undefined {
  return text === undefined ? undefined : { path, text };
}

function refuseTooShort(lifetime: Lifetime, renewal: Lifetime | undefined, refuse: Refuse): void {
  if (nanosecondsOf(lifetime.text) < 0) {
    refuse(lifetime.path, `${lifetime.text} is negative, write a longer one`);
  } else if (renewal !== undefined) {
    refuseLonger(renewal, lifetime, refuse);
  }
}

/** A negative limit has been refused already. */
function refuseLonger(one: Lifetime, limit: Lifetime, refuse: Refuse): void {
  if (nanosecondsOf(limit.text) >= 0 && nanosecondsOf(one.text) > nanosecondsOf(limit.text)) {
    const [subject, of] = [one, limit].map(({ text, isDefault }) => isDefault ? `the default ${text}` : text);
    refuse(one.path, `${subject} is longer than ${limit.path}, ${of}, write a shorter one here or a longer one there`);
  }
}

const NANOSECONDS = new Map([['ns', 1], ['us', 1e3], ['µs', 1e3], ['ms', 1e6], ['s', 1e9], ['m', 6e10], ['h', 3.6e12]]);

/** Schemas refuse texts that are no durations. */
function nanosecondsOf(duration: string): number {
  const parts = duration.replace(/^[-+]/, '').split(/(?<=[a-zµ])(?=[\d.])/);
  // Go counts whole nanoseconds, so 1.1h is exactly 66m. Only 0 may have no unit.
  const sum = parts.reduce((before, part) => before + Math.round(parseFloat(part) * (NANOSECONDS.get(part.replace(/^[\d.]+/, '')) ?? 0)), 0);
  return duration.startsWith('-') ? -sum : sum;
}
