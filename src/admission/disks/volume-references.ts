// The objects that a machine's volumes are made from: claims, DataVolumes, ConfigMaps, Secrets and service accounts.
import type { Volume } from '../../../imports/kubevirt';
import { OBJECT_NAME, type Format } from '../../issues/formats';
import { checkEach } from '../below';
import { refuseMalformedName } from '../form';
import type { MachineRule, RuleContext } from '../rule';

/** An object that a volume names. */
interface Reference {
  /** Where the volume names it: `persistentVolumeClaim.claimName`. */
  readonly field: string;
  /** Empty where the volume does not say it. */
  readonly name: string;
  /** Whether the machine starts without the object. */
  readonly optional?: boolean;
}

/** Each volume names the objects that it is made from. */
export const volumeReferenceNamed: MachineRule = {
  name: 'volume-reference-named',
  refuses: 'a volume of a claim, DataVolume, ConfigMap, Secret or service account without its name',
  story: 'The object is looked up in the machine\'s namespace when the machine starts, and may be made later than the machine; but its name is known. '
    + 'KubeVirt admits a machine without the name of a claim, or of the Secret of cloud-init or the ConfigMap of sysprep, and never starts it.',
  when: ['volumes'],
  check: ({ volumes }, refuse) => checkEach('volumes', volumes, refuse, (volume, refuseIt) => {
    for (const { field } of references(volume).filter(({ name }) => name === '')) {
      refuseIt('', `${field} is missing, write the name of the object that the volume is made of`);
    }
    if (volume.sysprep && !volume.sysprep.configMap && !volume.sysprep.secret) {
      refuseIt('sysprep', 'the answers come from nowhere, write configMap or secret with the name of one');
    }
  }),
};

/** There can be an object of each name. */
export const volumeReferenceForm: MachineRule = {
  name: 'volume-reference-form',
  refuses: 'a volume of a claim, DataVolume, ConfigMap, Secret or service account whose name none can have',
  story: 'KubeVirt admits any text, and then waits for an object of that name. Kubernetes makes none with capitals, spaces or underscores in its name, so the machine never starts. '
    + 'What may be missing, by optional or hotpluggable, may have any name.',
  when: ['volumes'],
  check: ({ volumes }, refuse, context) => {
    const form = nameForm(context);
    checkEach('volumes', volumes, refuse, (volume, refuseIt) => {
      for (const { field, name } of references(volume).filter(({ optional }) => !optional)) {
        refuseMalformedName(field, name || undefined, form, refuseIt);
      }
    });
  },
};

/** A pool may append the number of the machine to a name, after a dash. */
function nameForm({ object: { kind } }: RuleContext): Format {
  return kind === 'VirtualMachinePool' ? { ...OBJECT_NAME, matches: (text) => OBJECT_NAME.matches(text) || OBJECT_NAME.matches(`${text}-0`) } : OBJECT_NAME;
}

function references({ dataVolume, configMap, secret, serviceAccount, ...others }: Partial<Volume>): readonly Reference[] {
  return [
    ...ofClaims(others),
    ...dataVolume ? [{ field: 'dataVolume.name', name: dataVolume.name ?? '', optional: dataVolume.hotpluggable }] : [],
    ...configMap ? [{ field: 'configMap.name', name: configMap.name ?? '', optional: configMap.optional }] : [],
    ...secret ? [{ field: 'secret.secretName', name: secret.secretName ?? '', optional: secret.optional }] : [],
    ...serviceAccount ? [{ field: 'serviceAccount.serviceAccountName', name: serviceAccount.serviceAccountName ?? '' }] : [],
    ...ofSetup(others),
  ];
}

/** A machine starts without a claim that can be plugged in later, whether its name is there or not. */
function ofClaims({ persistentVolumeClaim, ephemeral }: Partial<Volume>): readonly Reference[] {
  return [
    ...persistentVolumeClaim && !persistentVolumeClaim.hotpluggable ? [{ field: 'persistentVolumeClaim.claimName', name: persistentVolumeClaim.claimName ?? '' }] : [],
    ...ephemeral ? [{ field: 'ephemeral.persistentVolumeClaim.claimName', name: ephemeral.persistentVolumeClaim?.claimName ?? '' }] : [],
  ];
}

/** What a guest is set up from at its first boot. */
function ofSetup(volume: Partial<Volume>): readonly Reference[] {
  const { cloudInitNoCloud: noCloud, cloudInitConfigDrive: configDrive, sysprep } = volume;
  const places = {
    'cloudInitNoCloud.secretRef.name': noCloud?.secretRef,
    'cloudInitNoCloud.networkDataSecretRef.name': noCloud?.networkDataSecretRef,
    'cloudInitConfigDrive.secretRef.name': configDrive?.secretRef,
    'cloudInitConfigDrive.networkDataSecretRef.name': configDrive?.networkDataSecretRef,
    'sysprep.secret.name': sysprep?.secret,
    // KubeVirt looks at the ConfigMap only where there is no Secret.
    'sysprep.configMap.name': sysprep?.secret ? undefined : sysprep?.configMap,
  };
  return Object.entries(places).flatMap(([field, reference]) => reference ? [{ field, name: reference.name ?? '' }] : []);
}
