// Guests whose memory is encrypted.
import { type Architecture, possibleArchitectures } from './architecture';
import { bootsSecurely } from './firmware';
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { isJudgedWithout, isCopied } from '../additions';
import { requireGate } from '../feature-gates';
import { INTERFACES } from '../network/interfaces';
import { checkEach, type Refuse } from '../refuse';
import type { MachineRule, MachineContext } from '../rule';

/** The kinds of memory encryption on amd64, and the feature gate that each needs. */
const GATES = { sev: 'WorkloadEncryptionSEV', snp: 'WorkloadEncryptionSEV', tdx: 'WorkloadEncryptionTDX' } as const;

type Kind = keyof typeof GATES;

const KINDS: readonly Kind[] = ['sev', 'snp', 'tdx'];

type Check = (kinds: readonly Kind[], refuse: Refuse, context: MachineContext) => void;

const CHECKS: { readonly [architecture in Architecture]: Check } = {
  amd64: ([kind, ...others], refuse, context) => {
    if (kind === undefined || others.length > 0) {
      refuse('domain.launchSecurity', kind === undefined ? 'no kind of encryption, write sev, snp or tdx' : `${kind} and ${others.join(' and ')} exclude each other, keep one of them`);
    } else {
      requireGate('domain.launchSecurity', kind, GATES[kind], refuse, context);
    }
  },
  arm64: (_, refuse) => refuse('architecture', '"arm64" has no launchSecurity, write "amd64" or "s390x" here or remove that'),
  s390x: (_, refuse, context) => requireGate('domain.launchSecurity', 'launchSecurity', 'SecureExecution', refuse, context),
};

/** launchSecurity has one kind, which the architecture and the cluster support. */
export const launchSecurityPossible: MachineRule = {
  name: 'launch-security-possible',
  refuses: 'launchSecurity of no kind or of several, on arm64, or where its feature gate is off',
  story: 'Processors of amd64 encrypt a guest\'s memory by SEV, SNP or TDX: KubeVirt admits the first two where the feature gate WorkloadEncryptionSEV is on, the third '
    + 'with WorkloadEncryptionTDX. On s390x launchSecurity is empty and needs the gate SecureExecution. A pool or replica set has to say the architecture, since KubeVirt judges its '
    + 'template before it fills in the cluster\'s.',
  when: ['domain.launchSecurity'],
  check: (spec, refuse, context) => {
    const architecture = spec.domain.launchSecurity && architectureOf(spec);
    if (spec.domain.launchSecurity && !spec.architecture && isCopied(context)) {
      refuse('architecture', 'required field is missing: launchSecurity in a pool or replica set needs it, write "amd64" or "s390x"');
    } else if (architecture) {
      CHECKS[architecture](kindsOf(spec), refuse, context);
    }
  },
};

/** The rest of the spec must not conflict with the kind of encryption. */
export const launchSecurityFits: MachineRule = {
  name: 'launch-security-fits',
  refuses: 'SEV, SNP or TDX without EFI, with an interface in the boot order, or with a feature that it excludes',
  story: 'Encrypted guests boot by EFI, from disks. SEV and SNP exclude secure boot, SNP and TDX persistent EFI variables, TDX excludes SMM. SEV\'s attestation needs a '
    + 'guest that waits for it: startStrategy "Paused".',
  when: ['domain.launchSecurity'],
  check: (spec, refuse, context) => {
    const [kind, ...others] = kindsOf(spec);
    if (kind !== undefined && others.length === 0 && architectureOf(spec) === 'amd64') {
      CONFLICTS.filter(({ kinds, isPresent }) => kinds.includes(kind) && isPresent(spec, isJudgedWithout('preference', context))).forEach(({ path, mistake }) => refuse(path, `${kind} ${mistake}`));
      checkEach(INTERFACES, spec.domain.devices?.interfaces, refuse, ({ bootOrder }, refuseIt) => {
        if (bootOrder !== undefined) {
          refuseIt('bootOrder', `${kind} excludes guests that boot from a network, remove it`);
        }
      });
    }
  },
};

/** A setting that conflicts with some kinds of encryption. */
interface Conflict {
  readonly kinds: readonly Kind[];
  readonly path: string;
  /** Whether the spec has it. Defaults count too if nothing is added to the spec later. */
  readonly isPresent: (spec: VirtualMachineInstanceSpec, isWhole: boolean) => boolean;
  readonly mistake: string;
}

const CONFLICTS: readonly Conflict[] = [
  {
    kinds: KINDS,
    path: 'domain.firmware.bootloader',
    isPresent: ({ domain: { firmware } }, isWhole) => isWhole && !firmware?.bootloader?.efi,
    mistake: 'needs a guest that boots by EFI, write efi: { secureBoot: false }',
  },
  {
    kinds: ['sev', 'snp'],
    path: 'domain.firmware.bootloader.efi.secureBoot',
    isPresent: ({ domain }, isWhole) => bootsSecurely(domain, isWhole),
    mistake: 'excludes secure boot, which is on by default: write false',
  },
  {
    kinds: ['snp', 'tdx'],
    path: 'domain.firmware.bootloader.efi.persistent',
    isPresent: ({ domain: { firmware } }) => firmware?.bootloader?.efi?.persistent === true,
    mistake: 'excludes persistent EFI variables, write false',
  },
  {
    kinds: ['tdx'],
    path: 'domain.features.smm',
    isPresent: ({ domain: { features } }) => features?.smm !== undefined && features.smm.enabled !== false,
    mistake: 'excludes SMM, write enabled: false',
  },
  {
    kinds: ['sev'],
    path: 'startStrategy',
    isPresent: ({ domain: { launchSecurity }, startStrategy }) => launchSecurity?.sev?.attestation !== undefined && startStrategy !== 'Paused',
    mistake: 'with attestation needs a guest that waits for it, write "Paused"',
  },
];

function kindsOf({ domain: { launchSecurity } }: VirtualMachineInstanceSpec): Kind[] {
  return KINDS.filter((kind) => launchSecurity?.[kind]);
}

/** The architecture of a machine, if known. If the spec has none, a kind of encryption implies amd64. */
function architectureOf(spec: VirtualMachineInstanceSpec): Architecture | undefined {
  const [first, ...others] = possibleArchitectures(spec.architecture);
  return others.length === 0 ? first : kindsOf(spec).length > 0 ? 'amd64' : undefined;
}
