// Guests whose memory is encrypted.
import { type Architecture, possibleArchitectures } from './architecture';
import { bootsSecurely } from './firmware';
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { isJudgedAlone, isPool } from '../additions';
import { belowEach, type Refuse } from '../below';
import { needsGate } from '../feature-gate';
import { INTERFACES } from '../network/each-interface';
import type { MachineRule, MachineContext } from '../rule';

/** The kinds of encryption that processors of amd64 have, and the feature gate that each needs. */
const GATES = { sev: 'WorkloadEncryptionSEV', snp: 'WorkloadEncryptionSEV', tdx: 'WorkloadEncryptionTDX' } as const;

type Kind = keyof typeof GATES;

const KINDS: readonly Kind[] = ['sev', 'snp', 'tdx'];

type Check = (kinds: readonly Kind[], refuse: Refuse, around: MachineContext) => void;

const CHECKS: { readonly [architecture in Architecture]: Check } = {
  amd64: ([kind, ...others], refuse, around) => {
    if (kind === undefined || others.length > 0) {
      refuse('domain.launchSecurity', kind === undefined ? 'no kind of encryption, write sev, snp or tdx' : `${kind} and ${others.join(' and ')} exclude each other, keep one of them`);
    } else {
      needsGate('domain.launchSecurity', kind, GATES[kind], refuse, around);
    }
  },
  arm64: (_, refuse) => refuse('architecture', '"arm64" has no launchSecurity, write "amd64" or "s390x" here or remove that'),
  s390x: (_, refuse, around) => needsGate('domain.launchSecurity', 'launchSecurity', 'SecureExecution', refuse, around),
};

/** Memory is encrypted in one way, which the architecture and the cluster have. */
export const launchSecurityPossible: MachineRule = {
  name: 'launch-security-possible',
  refuses: 'launchSecurity of no kind or of several, on arm64, or where its feature gate is off',
  story: 'Processors of amd64 encrypt a guest\'s memory by SEV, SNP or TDX: KubeVirt admits the first two where the feature gate WorkloadEncryptionSEV is on, the third '
    + 'with WorkloadEncryptionTDX. On s390x launchSecurity is empty and needs the gate SecureExecution. A pool has to say the architecture, since KubeVirt judges its '
    + 'template before it fills in the cluster\'s.',
  check: (spec, refuse, around) => {
    const architecture = spec.domain.launchSecurity && architectureOf(spec);
    if (spec.domain.launchSecurity && !spec.architecture && isPool(around)) {
      refuse('architecture', 'required field is missing: launchSecurity in a pool needs it, write "amd64" or "s390x"');
    } else if (architecture) {
      CHECKS[architecture](kindsOf(spec), refuse, around);
    }
  },
};

/** The rest of the machine lets its memory be encrypted. */
export const launchSecurityFits: MachineRule = {
  name: 'launch-security-fits',
  refuses: 'SEV, SNP or TDX without EFI, with an interface in the boot order, or with a feature that it excludes',
  story: 'Encrypted guests boot by EFI, from disks. SEV and SNP exclude secure boot, SNP and TDX persistent EFI variables, TDX excludes SMM. SEV\'s attestation needs a '
    + 'guest that waits for it: startStrategy "Paused".',
  check: (spec, refuse, around) => {
    const [kind, ...others] = kindsOf(spec);
    if (kind !== undefined && others.length === 0 && architectureOf(spec) === 'amd64') {
      MISFITS.filter(({ of, isThere }) => of.includes(kind) && isThere(spec, isJudgedAlone(around))).forEach(({ path, mistake }) => refuse(path, `${kind} ${mistake}`));
      belowEach(INTERFACES, spec.domain.devices?.interfaces, refuse, ({ bootOrder }, refuseIt) => {
        if (bootOrder !== undefined) {
          refuseIt('bootOrder', `${kind} excludes guests that boot from a network, remove it`);
        }
      });
    }
  },
};

/** What does not fit some kinds of encryption. */
interface Misfit {
  readonly of: readonly Kind[];
  readonly path: string;
  /** Whether it is there; where nothing else is added to the spec, defaults count too. */
  readonly isThere: (spec: VirtualMachineInstanceSpec, isWhole: boolean) => boolean;
  readonly mistake: string;
}

const MISFITS: readonly Misfit[] = [
  {
    of: KINDS,
    path: 'domain.firmware.bootloader',
    isThere: ({ domain: { firmware } }, isWhole) => isWhole && !firmware?.bootloader?.efi,
    mistake: 'needs a guest that boots by EFI, write efi: { secureBoot: false }',
  },
  {
    of: ['sev', 'snp'],
    path: 'domain.firmware.bootloader.efi.secureBoot',
    isThere: ({ domain }, isWhole) => bootsSecurely(domain, isWhole),
    mistake: 'excludes secure boot, which is on by default: write false',
  },
  {
    of: ['snp', 'tdx'],
    path: 'domain.firmware.bootloader.efi.persistent',
    isThere: ({ domain: { firmware } }) => firmware?.bootloader?.efi?.persistent === true,
    mistake: 'excludes persistent EFI variables, write false',
  },
  {
    of: ['tdx'],
    path: 'domain.features.smm',
    isThere: ({ domain: { features } }) => features?.smm !== undefined && features.smm.enabled !== false,
    mistake: 'excludes SMM, write enabled: false',
  },
  {
    of: ['sev'],
    path: 'startStrategy',
    isThere: ({ domain: { launchSecurity }, startStrategy }) => launchSecurity?.sev?.attestation !== undefined && startStrategy !== 'Paused',
    mistake: 'with attestation needs a guest that waits for it, write "Paused"',
  },
];

function kindsOf({ domain: { launchSecurity } }: VirtualMachineInstanceSpec): Kind[] {
  return KINDS.filter((kind) => launchSecurity?.[kind]);
}

/** The architecture of a machine: where it leaves that to the cluster, its kind of encryption tells. */
function architectureOf(spec: VirtualMachineInstanceSpec): Architecture | undefined {
  const [first, ...others] = possibleArchitectures(spec.architecture);
  return others.length === 0 ? first : kindsOf(spec).length > 0 ? 'amd64' : undefined;
}
