// The objects that a machine's volumes refer to: claims, DataVolumes, ConfigMaps, Secrets and service accounts.
import type { CloudInitSource } from './cloud-init';
import type { Volume } from '../../../imports/kubevirt';
import { OBJECT_NAME, type Format } from '../../issues/formats';
import { table } from '../../plain-data/plain-data';
import { refuseMalformedName } from '../form';
import { checkEach } from '../refuse';
import type { MachineRule, RuleContext } from '../rule';

/** An object that a volume names. */
interface Reference {
  /** Where the volume names it: `persistentVolumeClaim.claimName`. */
  readonly field: string;
  /** Empty if the volume does not set it. */
  readonly name: string;
  /** Whether the machine starts without the object. */
  readonly optional?: boolean;
}

/** Each volume names the objects that it refers to. */
export const volumeReferenceNamed: MachineRule = {
  name: 'volume-reference-named',
  refuses: 'a volume of a claim, DataVolume, ConfigMap, Secret or service account without the name of that object',
  story: 'The object is looked up in the machine\'s namespace when the machine starts, and may be created after the machine. Its name must be set '
    + 'from the beginning. KubeVirt admits a machine without the name of a claim, of a cloud-init Secret or of a sysprep ConfigMap, and never '
    + 'starts it.',
  when: ['volumes'],
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, (volume, refuseIt) => {
    for (const { field, name } of references(volume)) {
      if (name === '') {
        refuseIt('', `${field} is missing, write the name of the object for the volume`);
      }
    }
    if (volume.sysprep && !volume.sysprep.configMap && !volume.sysprep.secret) {
      refuseIt('sysprep', 'the answer file has no source, write configMap or secret with a name');
    }
  }),
};

/** Each name is one that an object can have. */
export const volumeReferenceForm: MachineRule = {
  name: 'volume-reference-form',
  refuses: 'a volume of a claim, DataVolume, ConfigMap, Secret or service account whose name is not a valid object name',
  story: 'KubeVirt admits any string, and then waits for an object of that name. Kubernetes creates no object with capitals, spaces or underscores '
    + 'in its name, so the machine never starts. An object that may be missing, because of optional or hotpluggable, may have any name.',
  when: ['volumes'],
  check: ({ volumes }, refuse, context) => {
    const form = nameForm(context);
    checkEach('volumes', volumes, refuse, (volume, refuseIt) => {
      for (const { field, name, optional } of references(volume)) {
        if (!optional && name !== '') {
          refuseMalformedName(field, name, form, refuseIt);
        }
      }
    });
  },
};

/** A pool may append the number of the machine to a name, after a dash. */
function nameForm({ object: { kind } }: RuleContext): Format {
  return kind === 'VirtualMachinePool' ? { ...OBJECT_NAME, matches: (text) => OBJECT_NAME.matches(text) || OBJECT_NAME.matches(`${text}-0`) } : OBJECT_NAME;
}

function references(volume: Partial<Volume>): readonly Reference[] {
  const sources: { readonly [source: string]: any } = volume;
  let found = NO_REFERENCES;
  for (const source of Object.keys(sources)) {
    const ofSource = sources[source] ? REFERENCES[source]?.(sources[source]) : undefined;
    found = found.length === 0 ? ofSource ?? found : [...found, ...ofSource ?? NO_REFERENCES];
  }
  return found;
}

const NO_REFERENCES: readonly Reference[] = [];

type ReferencesOf = { readonly [source in keyof Volume]?: (source: NonNullable<Volume[source]>) => readonly Reference[] };

/** What each source of a volume names. */
const REFERENCES: { readonly [source: string]: (source: any) => readonly Reference[] } = table<ReferencesOf>({
  // A machine starts without a hotpluggable claim, whether or not its name is set.
  persistentVolumeClaim: ({ claimName, hotpluggable }) => hotpluggable ? NO_REFERENCES : [reference('persistentVolumeClaim.claimName', claimName)],
  ephemeral: ({ persistentVolumeClaim }) => [reference('ephemeral.persistentVolumeClaim.claimName', persistentVolumeClaim?.claimName)],
  dataVolume: ({ name, hotpluggable }) => [reference('dataVolume.name', name, hotpluggable)],
  configMap: ({ name, optional }) => [reference('configMap.name', name, optional)],
  secret: ({ secretName, optional }) => [reference('secret.secretName', secretName, optional)],
  serviceAccount: ({ serviceAccountName }) => [reference('serviceAccount.serviceAccountName', serviceAccountName)],
  cloudInitNoCloud: (source) => secretsOf('cloudInitNoCloud', source),
  cloudInitConfigDrive: (source) => secretsOf('cloudInitConfigDrive', source),
  // KubeVirt reads the ConfigMap only if no Secret is set.
  sysprep: ({ secret, configMap }) => (
    secret ? [reference('sysprep.secret.name', secret.name)] : configMap ? [reference('sysprep.configMap.name', configMap.name)] : NO_REFERENCES
  ),
});

function secretsOf(type: string, { secretRef, networkDataSecretRef }: CloudInitSource): readonly Reference[] {
  return [
    ...secretRef ? [reference(`${type}.secretRef.name`, secretRef.name)] : NO_REFERENCES,
    ...networkDataSecretRef ? [reference(`${type}.networkDataSecretRef.name`, networkDataSecretRef.name)] : NO_REFERENCES,
  ];
}

function reference(field: string, name = '', optional?: boolean): Reference {
  return { field, name, optional };
}
