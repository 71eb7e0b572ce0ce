// Rules on guests with encrypted memory.
import { type Architecture, possibleArchitectures } from './architecture';
import { bootsSecurely } from './firmware';
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { isValidatedWithout, isTemplateOfCopies } from '../additions';
import { INTERFACES } from '../network/interfaces';
import { checkEach, type Refuse } from '../refuse';
import { requireGate } from '../requirements';
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
  refuses: 'launchSecurity with no kind of encryption or with several, on arm64, or where its feature gate is off',
  story: 'On amd64, SEV, SNP or TDX encrypts the guest\'s memory. KubeVirt admits SEV and SNP if the feature gate WorkloadEncryptionSEV is on, and '
    + 'TDX if WorkloadEncryptionTDX is on. On s390x, launchSecurity is empty and needs the gate SecureExecution. Set the architecture in a pool or '
    + 'replica set, since KubeVirt validates its template before it applies the cluster\'s default.',
  when: ['domain.launchSecurity'],
  check: (spec, refuse, context) => {
    const architecture = spec.domain.launchSecurity && architectureOf(spec);
    if (spec.domain.launchSecurity && !spec.architecture && isTemplateOfCopies(context)) {
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
  story: 'Encrypted guests boot with EFI, and from disks only. SEV and SNP exclude secure boot, SNP and TDX exclude persistent EFI variables, and '
    + 'TDX excludes SMM. SEV attestation needs a guest that waits for it: set startStrategy to "Paused".',
  when: ['domain.launchSecurity'],
  check: (spec, refuse, context) => {
    const [kind, ...others] = kindsOf(spec);
    if (kind !== undefined && others.length === 0 && architectureOf(spec) === 'amd64') {
      CONFLICTS.filter(({ kinds, isPresent }) => kinds.includes(kind) && isPresent(spec, isValidatedWithout('preference', context))).forEach(({ path, mistake }) => refuse(path, `${kind} ${mistake}`));
      checkEach(INTERFACES, spec.domain.devices?.interfaces, refuse, ({ bootOrder }, refuseIt) => {
        if (bootOrder !== undefined) {
          refuseIt('bootOrder', `${kind} excludes booting from a network, remove it`);
        }
      });
    }
  },
};

/** A setting that conflicts with some kinds of encryption. */
interface Conflict {
  readonly kinds: readonly Kind[];
  readonly path: string;
  /** Whether the spec has the setting. Defaults count too if nothing is added to the spec later. */
  readonly isPresent: (spec: VirtualMachineInstanceSpec, isWhole: boolean) => boolean;
  readonly mistake: string;
}

const CONFLICTS: readonly Conflict[] = [
  {
    kinds: KINDS,
    path: 'domain.firmware.bootloader',
    isPresent: ({ domain: { firmware } }, isWhole) => isWhole && !firmware?.bootloader?.efi,
    mistake: 'needs a guest that boots with EFI, write efi: { secureBoot: false }',
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
