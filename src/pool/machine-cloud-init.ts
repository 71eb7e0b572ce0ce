// The cloud-init of each machine of a pool: the same texts with the machine's own number and name in them, in Secrets whose
// names end in the number, as KubeVirt looks for them.
import { CloudInitSecret, withCloudInitSecrets } from '../cloud-init/cloud-init-secret';
import { CLOUD_INIT_TYPES, withVolumes } from '../cloud-init/volumes';
import { issue, Issues } from '../issues/issues';
import { findPlaceholders, PlaceholderValue, substitutePlaceholders } from '../template/placeholders';

const TEXTS = ['userData', 'networkData'];

/** What machines of one pool are told apart by, wherever cloud-init's texts ask for it. */
const values = (pool: string, index: number): { readonly [name: string]: PlaceholderValue } => ({ INDEX: index, NAME: `${pool}-${index}` });

const NAMES = Object.keys(values('', 0));

/** Whether cloud-init's texts say something else to each machine. */
export function differsByMachine(wire: any): boolean {
  const texts = volumesOf(wire).flatMap((volume) => CLOUD_INIT_TYPES.map((type) => textsOf(volume[type])));
  return [...findPlaceholders(texts).keys()].some((name) => NAMES.includes(name));
}

/**
 * A VirtualMachine with cloud-init's texts as one machine of a pool reads them. Placeholders that are not the pool's to fill
 * stay.
 */
export function asMachine(wire: any, pool: string, index: number): any {
  const volumes = volumesOf(wire);
  if (volumes.length === 0) {
    return wire;
  }
  const filled = volumes.map((volume) => CLOUD_INIT_TYPES.reduce((result, type) => volume[type] === undefined ? result
    : { ...result, [type]: { ...volume[type], ...filledTexts(textsOf(volume[type]), values(pool, index)) } }, volume));
  return { ...wire, spec: withVolumes(wire.spec, filled) };
}

/**
 * The Secrets of the machines from one number up to before another. Their names are made of what the texts say to every
 * machine, so that the pool's template changes with the texts, and not with the number of machines.
 *
 * @throws when a text holds a plaintext password
 */
export function secretsOfMachines(wire: any, pool: string, first: number, end: number): CloudInitSecret[] {
  const { secrets: named } = withCloudInitSecrets(wire, pool);
  const numbers = Array.from({ length: Math.max(0, end - first) }, (_, position) => first + position);
  return numbers.flatMap((index) => withCloudInitSecrets(asMachine(wire, pool, index), pool).secrets
    .map((secret, position) => ({ ...secret, name: `${named[position].name}-${index}` })));
}

/** A mistake for each Secret of somebody else's that machines would look for under another name, and nobody said so. */
export function* otherSecretIssues(wire: any): Issues {
  for (const [index, volume] of volumesOf(wire).entries()) {
    const refs = CLOUD_INIT_TYPES.flatMap((type) => [`${type}.secretRef.name`, `${type}.networkDataSecretRef.name`]);
    for (const path of ['secret.secretName', ...refs]) {
      const name = path.split('.').reduce((value, step) => value?.[step], volume);
      if (name !== undefined) {
        yield issue(`spec.template.spec.volumes[${index}].${path}`, 'cloud-init differs by machine, so KubeVirt appends the index to every Secret of a volume: '
          + `have Secrets ${JSON.stringify(`${name}-0`)} and so on, and say nameGeneration: { appendIndexToSecretRefs: true }`);
      }
    }
  }
}

function volumesOf(wire: any): readonly any[] {
  const volumes = wire.spec?.template?.spec?.volumes;
  return Array.isArray(volumes) ? volumes : [];
}

function textsOf(source: any): { [text: string]: any } {
  return Object.fromEntries(TEXTS.filter((text) => source?.[text] !== undefined).map((text) => [text, source[text]]));
}

function filledTexts(texts: object, known: { readonly [name: string]: PlaceholderValue }): object {
  const themselves = [...findPlaceholders(texts).keys()].map((name) => [name, `{{${name}}}`]);
  const filled = substitutePlaceholders(texts, { ...Object.fromEntries(themselves), ...known });
  // A text that is nothing but a number is a text still.
  return Object.fromEntries(Object.entries(filled).map(([text, value]) => [text, String(value)]));
}
