// The DataVolume templates of a VirtualMachine: their use, their names and their namespace.
import { isPlaceholder } from '../../issues/formats';
import { usedClaims } from '../../storage/used-claims';
import { checkEach } from '../below';
import { nameMatcher } from '../counterparts';
import { refuseMalformed, displayText } from '../form';
import { NAME_OF_OBJECT } from '../kubernetes-names';
import type { VirtualMachineRule } from '../rule';

const TEMPLATES = 'dataVolumeTemplates';

/** A machine must use its DataVolume templates. */
export const dataVolumeTemplateUsed: VirtualMachineRule = {
  name: 'data-volume-template-used',
  refuses: 'a DataVolume template that none of the machine\'s volumes uses',
  story: 'A VirtualMachine makes a DataVolume of each template, and deletes it with itself. One of its volumes has to name it, as dataVolume or by its claim. '
    + 'A DataVolume that only others use is an object of its own.',
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
  check: ({ dataVolumeTemplates }, refuse) => checkEach(TEMPLATES, dataVolumeTemplates, refuse, ({ metadata }, refuseIt) => {
    if (!metadata?.name) {
      refuseIt('metadata.name', 'required field is missing, write one such as "web-1-root"');
    } else {
      refuseMalformed('metadata.name', metadata.name, NAME_OF_OBJECT, refuseIt);
    }
  }),
};

/** A DataVolume template must be in the namespace of its machine. */
export const dataVolumeTemplateInNamespace: VirtualMachineRule = {
  name: 'data-volume-template-in-namespace',
  refuses: 'a DataVolume template of another namespace than the machine\'s',
  story: 'A machine\'s volumes are in its own namespace. To start from a volume of another one, clone it: source.pvc or sourceRef have a namespace.',
  check: ({ dataVolumeTemplates }, refuse, { object }) => checkEach(TEMPLATES, dataVolumeTemplates, refuse, ({ metadata }, refuseIt) => {
    const machine: string | undefined = object.metadata?.namespace;
    const own = metadata?.namespace;
    if (machine && own && own !== machine && !isPlaceholder(own) && !isPlaceholder(machine)) {
      refuseIt('metadata.namespace', `${displayText(own)} is not the machine's namespace, write ${displayText(machine)} or remove the field`);
    }
  }),
};
