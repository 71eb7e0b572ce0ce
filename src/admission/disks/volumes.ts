// Rules on the volumes of a machine: one source each, the templates of DataVolumes, and pull policies.
import { isPlaceholder, displayText, OBJECT_NAME } from '../../issues/formats';
import { usedClaims } from '../../storage/used-claims';
import { isCopied, kubernetesChoice } from '../additions';
import { nameMatcher } from '../counterparts';
import { refuseMalformed, refuseUnknownChoice } from '../form';
import { checkEach, below, type Refuse } from '../refuse';
import type { MachineRule, VirtualMachineRule } from '../rule';

/** The volumes of which a machine has at most one. */
const SINGLE = ['serviceAccount', 'downwardMetrics', 'memoryDump'] as const;

/** Each volume has one source. */
export const oneVolumeSource: MachineRule = {
  name: 'one-volume-source',
  refuses: 'a volume without a source, or with several',
  story: 'A volume is its name and one field more, which says where its bytes are: a claim, a DataVolume, a container image, cloud-init, a Secret and so on.',
  when: ['volumes'],
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, ({ name, ...sources }, refuseIt) => {
    const fields = Object.keys(sources);
    if (fields.length === 0) {
      refuseIt('', 'the volume comes from nowhere, write one of dataVolume, persistentVolumeClaim, containerDisk, emptyDisk or cloudInitNoCloud in it');
    } else if (fields.length > 1) {
      refuseIt('', `the volume has ${fields.join(' and ')}, keep one of them`);
    }
  }),
};

/** A machine has some kinds of volumes only once. */
export const singleVolume: MachineRule = {
  name: 'single-volume',
  refuses: 'a second volume of a service account, of downward metrics or of a memory dump',
  story: 'A machine runs in one pod, which has one service account; it has one set of metrics, and one dump of its memory at a time.',
  when: ['volumes'],
  check: ({ volumes = [] }, refuse) => {
    for (const field of SINGLE) {
      const first = volumes.findIndex((volume) => volume[field]);
      volumes.forEach((volume, index) => {
        if (index > first && volume[field]) {
          refuse(`volumes[${index}]`, `${displayText(volume.name ?? '')} is a second ${field} besides ${displayText(volumes[first].name ?? '')}, keep one of them`);
        }
      });
    }
  },
};

/** Utility volumes are only for running machines. */
export const noUtilityVolumes: MachineRule = {
  name: 'no-utility-volumes',
  refuses: 'utility volumes in a manifest',
  story: 'KubeVirt plugs them into the pod of a running machine for work on it, such as a backup, and takes them out again. No machine is made with one. '
    + 'For a volume that the guest sees, write it under volumes. An empty list is dropped from a VirtualMachine and refused in a pool.',
  when: ['utilityVolumes'],
  check: ({ utilityVolumes }, refuse, context) => {
    if (utilityVolumes && (utilityVolumes.length > 0 || isCopied(context))) {
      refuse('utilityVolumes', 'utility volumes are only for running machines, remove the field');
    }
  },
};

const TEMPLATES = 'dataVolumeTemplates';

/** A machine must use its DataVolume templates. */
export const dataVolumeTemplateUsed: VirtualMachineRule = {
  name: 'data-volume-template-used',
  refuses: 'a DataVolume template that none of the machine\'s volumes uses',
  story: 'A VirtualMachine makes a DataVolume of each template, and deletes it with itself. One of its volumes has to name it, as dataVolume or by its claim. '
    + 'A DataVolume that only others use is an object of its own.',
  when: ['dataVolumeTemplates'],
  check: ({ dataVolumeTemplates, template }, refuse) => {
    const isUsed = nameMatcher(usedClaims(template?.spec?.volumes ?? []).map((name) => ({ name })));
    checkEach(TEMPLATES, dataVolumeTemplates, refuse, ({ metadata }, refuseIt) => {
      const name = metadata?.name;
      if (name && !isUsed(name)) {
        refuseIt('metadata.name', `${displayText(name)} is used by no volume, write dataVolume with this name under template.spec.volumes or remove the template`);
      }
    });
  },
};

/** A DataVolume template must have a name. */
export const dataVolumeTemplateNamed: VirtualMachineRule = {
  name: 'data-volume-template-named',
  refuses: 'a DataVolume template without a name, or with a malformed one',
  story: 'The DataVolume and its claim get the template\'s name, which has to be free in the machine\'s namespace: begin it with the machine\'s. generateName has no effect. '
    + 'KubeVirt admits a name in another form, and then cannot make the DataVolume.',
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
  refuses: 'a DataVolume template of another namespace than the machine\'s',
  story: 'A machine\'s volumes are in its own namespace. To start from a volume of another one, clone it: source.pvc or sourceRef have a namespace.',
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

/** The pull policy must be one that nodes know. */
export const pullPolicyKnown: MachineRule = {
  name: 'pull-policy-known',
  refuses: 'an unknown image pull policy',
  story: 'Always asks the registry each time whether the image has changed, IfNotPresent takes the one that is on the node where there is one, Never asks no registry. Without a policy, '
    + 'images tagged latest and those without a tag are always pulled.',
  when: ['volumes[].containerDisk.imagePullPolicy', 'domain.firmware.kernelBoot'],
  check: ({ domain: { firmware }, volumes }, refuse, context) => {
    const refuseUnknownPolicy = ({ imagePullPolicy }: Image, refuseIt: Refuse) => (
      refuseUnknownChoice('imagePullPolicy', kubernetesChoice(imagePullPolicy, context), POLICIES, refuseIt)
    );
    checkEach('volumes', volumes, refuse, ({ containerDisk = {} }, refuseIt) => refuseUnknownPolicy(containerDisk, below('containerDisk', refuseIt)));
    refuseUnknownPolicy(firmware?.kernelBoot?.container ?? {}, below('domain.firmware.kernelBoot.container', refuse));
  },
};
