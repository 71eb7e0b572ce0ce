// Rules on the volumes of a machine: one source each, the templates of DataVolumes, and pull policies.
import { isPlaceholder, displayText, OBJECT_NAME } from '../../issues/formats';
import { usedClaims } from '../../storage/used-claims';
import { isTemplateOfCopies, kubernetesChoice } from '../additions';
import { nameMatcher } from '../counterparts';
import { isFilledInLater, refuseMalformed, refuseMalformedName, refuseUnknownChoice } from '../form';
import { checkEach, refuseBelow, type Refuse } from '../refuse';
import type { MachineContext, MachineRule, RuleDescription, VirtualMachineRule } from '../rule';

/** The volumes of which a machine has at most one. */
const SINGLE_VOLUMES = ['serviceAccount', 'downwardMetrics', 'memoryDump'] as const;

/** Each volume has one source. */
export const oneVolumeSource: MachineRule = {
  name: 'one-volume-source',
  refuses: 'a volume without a source, or with several',
  story: 'A volume has a name and exactly one other field, which sets its source: a claim, a DataVolume, a container image, cloud-init, a Secret '
    + 'and so on.',
  when: ['volumes'],
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, ({ name, ...sources }, refuseIt) => {
    const fields = Object.keys(sources);
    if (fields.length === 0) {
      refuseIt('', 'the volume has no source, write one of dataVolume, persistentVolumeClaim, containerDisk, emptyDisk or cloudInitNoCloud');
    } else if (fields.length > 1) {
      refuseIt('', `the volume has ${fields.join(' and ')}, keep one of them`);
    }
  }),
};

/** A machine has at most one volume of some kinds. */
export const singleVolume: MachineRule = {
  name: 'single-volume',
  refuses: 'a second serviceAccount, downwardMetrics or memoryDump volume',
  story: 'A machine runs in one pod, which has one service account. A machine has one set of metrics, and one memory dump at a time.',
  when: ['volumes'],
  check: ({ volumes = [] }, refuse) => {
    for (const field of SINGLE_VOLUMES) {
      const first = volumes.findIndex((volume) => volume[field]);
      volumes.forEach((volume, index) => {
        if (index > first && volume[field]) {
          refuse(`volumes[${index}]`, `${displayText(volume.name ?? '')} is a second ${field} besides ${displayText(volumes[first].name ?? '')}, keep one of them`);
        }
      });
    }
  },
};

/** A machine has one service account. */
export const oneServiceAccount: MachineRule = {
  name: 'one-service-account',
  refuses: 'a serviceAccountName that is malformed, or other than that of the serviceAccount volume',
  story: 'serviceAccountName is the service account of the machine\'s pod, since KubeVirt 1.9. A serviceAccount volume shows the token of that account to '
    + 'the guest, so both are the same.',
  when: ['serviceAccountName'],
  check: ({ serviceAccountName, volumes = [] }, refuse) => {
    refuseMalformedName('serviceAccountName', serviceAccountName || undefined, OBJECT_NAME, refuse);
    const accounts = volumes.flatMap(({ name, serviceAccount }) => serviceAccount ? { volume: name ?? '', account: serviceAccount.serviceAccountName ?? '' } : []);
    const other = accounts.find(({ account }) => account !== serviceAccountName && !isFilledInLater(account));
    if (serviceAccountName && other && !isFilledInLater(serviceAccountName)) {
      refuse('serviceAccountName', `${displayText(serviceAccountName)} is not ${displayText(other.account)}, the account of the volume ${displayText(other.volume)}, write the same in both`);
    }
  },
};

/** Utility volumes are only for running machines. */
export const noUtilityVolumes: MachineRule = {
  name: 'no-utility-volumes',
  refuses: 'utilityVolumes in a manifest',
  story: 'KubeVirt adds utility volumes to the pod of a running machine, for tasks such as a backup, and removes them again. No machine can be '
    + 'created with one. Write a volume that the guest uses under volumes. An empty list is removed from a VirtualMachine and refused in a pool.',
  when: ['utilityVolumes'],
  check: ({ utilityVolumes }, refuse, context) => {
    if (utilityVolumes && (utilityVolumes.length > 0 || isTemplateOfCopies(context))) {
      refuse('utilityVolumes', 'utility volumes are only for running machines, remove the field');
    }
  },
};

const TEMPLATES = 'dataVolumeTemplates';

/** A machine must use its DataVolume templates. */
export const dataVolumeTemplateUsed: VirtualMachineRule = {
  name: 'data-volume-template-used',
  refuses: 'a DataVolume template that no volume of the machine uses',
  story: 'A VirtualMachine creates a DataVolume from each template, and deletes it together with itself. One of its volumes must name the '
    + 'DataVolume, as dataVolume or by its claim. Write a DataVolume that only others use as an object of its own.',
  when: ['dataVolumeTemplates'],
  check: ({ dataVolumeTemplates, template }, refuse) => {
    const isUsed = nameMatcher(usedClaims(template?.spec?.volumes ?? []).map((name) => ({ name })));
    checkEach(TEMPLATES, dataVolumeTemplates, refuse, ({ metadata }, refuseIt) => {
      const name = metadata?.name;
      if (name && !isUsed(name)) {
        refuseIt('metadata.name', `${displayText(name)} is not used by any volume, write dataVolume with this name under template.spec.volumes or remove the template`);
      }
    });
  },
};

/** A DataVolume template must have a name. */
export const dataVolumeTemplateNamed: VirtualMachineRule = {
  name: 'data-volume-template-named',
  refuses: 'a DataVolume template without a name, or with a malformed name',
  story: 'The DataVolume and its claim get the name of the template, which must be free in the machine\'s namespace: begin it with the name of the '
    + 'machine. generateName has no effect. KubeVirt admits a malformed name, and then cannot create the DataVolume.',
  when: ['dataVolumeTemplates'],
  check: ({ dataVolumeTemplates }, refuse) => checkEach(TEMPLATES, dataVolumeTemplates, refuse, ({ metadata }, refuseIt) => {
    if (!metadata?.name) {
      refuseIt('metadata.name', 'required field is missing, write one such as "web-1-root"');
    } else {
      refuseMalformed('metadata.name', metadata.name, OBJECT_NAME, refuseIt);
    }
  }),
};

/** A DataVolume template must be in the namespace of its machine. */
export const dataVolumeTemplateInNamespace: VirtualMachineRule = {
  name: 'data-volume-template-in-namespace',
  refuses: 'a DataVolume template with a namespace other than the machine\'s',
  story: 'The volumes of a machine are in its own namespace. To start from a volume in another namespace, clone it: source.pvc and sourceRef have '
    + 'a namespace field.',
  when: ['dataVolumeTemplates'],
  check: ({ dataVolumeTemplates }, refuse, { object }) => checkEach(TEMPLATES, dataVolumeTemplates, refuse, ({ metadata }, refuseIt) => {
    const machine: string | undefined = object.metadata?.namespace;
    const own = metadata?.namespace;
    if (machine && own && own !== machine && !isPlaceholder(own) && !isPlaceholder(machine)) {
      refuseIt('metadata.namespace', `${displayText(own)} is not the machine's namespace, write ${displayText(machine)} or remove the field`);
    }
  }),
};

/** An image, with its pull policy. */
interface Image {
  readonly imagePullPolicy?: string;
}

const POLICIES = ['Always', 'IfNotPresent', 'Never'];

const PULL_POLICY_KNOWN: RuleDescription = {
  name: 'pull-policy-known',
  refuses: 'an unknown image pull policy',
  story: 'Always asks the registry every time whether the image has changed. IfNotPresent uses the image on the node if it exists. Never does not '
    + 'ask the registry. Without a policy, images with the tag latest or without a tag are always pulled.',
};

/** The pull policy of a disk's image must be one that nodes know. */
export const diskPullPolicyKnown: MachineRule = {
  ...PULL_POLICY_KNOWN,
  when: ['volumes[].containerDisk.imagePullPolicy'],
  check: ({ volumes }, refuse, context) => checkEach('volumes', volumes, refuse, ({ containerDisk = {} }, refuseIt) => (
    refuseUnknownPolicy(containerDisk, refuseBelow('containerDisk', refuseIt), context)
  )),
};

/** So must that of a kernel's image. */
export const kernelPullPolicyKnown: MachineRule = {
  ...PULL_POLICY_KNOWN,
  when: ['domain.firmware.kernelBoot'],
  check: ({ domain: { firmware } }, refuse, context) => (
    refuseUnknownPolicy(firmware?.kernelBoot?.container ?? {}, refuseBelow('domain.firmware.kernelBoot.container', refuse), context)
  ),
};

function refuseUnknownPolicy({ imagePullPolicy }: Image, refuse: Refuse, context: MachineContext): void {
  refuseUnknownChoice('imagePullPolicy', kubernetesChoice(imagePullPolicy, context), POLICIES, refuse);
}
