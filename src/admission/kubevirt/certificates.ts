// The rule on KubeVirt's certificates: how long they are valid, and when they are renewed.
import { refuseBelow, type Refuse } from '../refuse';
import type { KubeVirtRule, SelfSignedCertificates } from '../rule';

/** Certificates must be renewed while they are valid, and must not outlive their certificate authority. */
export const certificatesPossible: KubeVirtRule = {
  name: 'kubevirt-certificates-possible',
  refuses: 'certificates of KubeVirt that would be renewed after they expire or outlive their authority, or fields beside those that replace them',
  story: 'duration is how long a certificate is valid: 168h for the authority and 24h for servers by default. renewBefore is how long before its end '
    + 'it is renewed: a fifth of that by default. ca.duration, ca.renewBefore and server.duration replace caRotateInterval, caOverlapInterval and '
    + 'certRotateInterval. virt-operator refuses every change of an object that has such certificates.',
  when: ['certificateRotateStrategy.selfSigned'],
  check: ({ certificateRotateStrategy }, refuse) => {
    const { selfSigned } = certificateRotateStrategy ?? {};
    if (selfSigned) {
      refuseImpossible(selfSigned, refuseBelow('certificateRotateStrategy.selfSigned', refuse));
    }
  },
};

/** The old fields, and those that replace them. */
const REPLACEMENTS = { caRotateInterval: 'ca.duration', caOverlapInterval: 'ca.renewBefore', certRotateInterval: 'server.duration' } as const;

function refuseImpossible(selfSigned: SelfSignedCertificates, refuse: Refuse): void {
  const { ca, server, caRotateInterval, caOverlapInterval, certRotateInterval } = selfSigned;
  if (ca ?? server) {
    Object.entries(REPLACEMENTS).filter(([field]) => field in selfSigned)
      .forEach(([field, replacement]) => refuse(field, `cannot stand beside ca or server, write ${replacement} instead`));
  }
  const authority = firstGiven({ caRotateInterval, 'ca.duration': ca?.duration }) ?? { path: 'ca.duration', text: '168h' };
  const ofServers = firstGiven({ certRotateInterval, 'server.duration': server?.duration }) ?? { path: 'server.duration', text: '24h' };
  refuseLonger(firstGiven({ caOverlapInterval, 'ca.renewBefore': ca?.renewBefore }), authority, refuse);
  refuseLonger(firstGiven({ 'server.renewBefore': server?.renewBefore }), ofServers, refuse);
  refuseLonger(ofServers, authority, refuse);
}

/** A duration, as Go writes it, and its field. */
interface Lifetime {
  readonly path: string;
  readonly text: string;
}

function firstGiven(texts: { readonly [path: string]: string | undefined }): Lifetime | undefined {
  const path = Object.keys(texts).find((each) => texts[each] !== undefined);
  return path === undefined ? undefined : { path, text: texts[path]! };
}

function refuseLonger(one: Lifetime | undefined, limit: Lifetime, refuse: Refuse): void {
  if (one === undefined && nanosecondsOf(limit.text) < 0) {
    refuse(limit.path, `${limit.text} is negative, write a longer one`);
  } else if (one !== undefined && nanosecondsOf(one.text) > nanosecondsOf(limit.text)) {
    refuse(one.path, `${one.text} is longer than ${limit.path}, which is ${limit.text}, write a shorter one or a longer ${limit.path}`);
  }
}

const NANOSECONDS: { readonly [unit: string]: number } = { ns: 1, us: 1e3, µs: 1e3, ms: 1e6, s: 1e9, m: 6e10, h: 3.6e12 };

/** Schemas refuse other texts. */
function nanosecondsOf(duration: string): number {
  const parts = [...duration.matchAll(/([\d.]+)(ns|us|µs|ms|s|m|h)/g)];
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * NANOSECONDS[unit], 0) * (duration.startsWith('-') ? -1 : 1);
}
