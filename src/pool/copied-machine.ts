// The machine that a pool copies: its template with the labels and spread constraints of every copy, and the Secrets with the cloud-init of
// each.
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { CloudInitSecret, withCloudInitSecrets } from '../cloud-init/cloud-init-secret';
import { decodedUserData } from '../cloud-init/decoded-user-data';
import { CLOUD_INIT_TYPES, DATA_FIELDS, DataFields, SECRET_NAMES, volumesOf } from '../cloud-init/volumes';
import { issue, Issues } from '../issues/issues';
import { spreadConstraints } from '../machine/placement';
import { fieldAt } from '../plain-data/fields';
import { isMap, type Texts, textOf } from '../plain-data/plain-data';
import { fillForMachine } from '../template/machine-cloud-init';
import { COPY_PLACEHOLDERS, usesPlaceholders } from '../template/placeholders';
import type { VirtualMachineTemplate } from '../template/virtual-machine-template';

/**
 * The template of the copies.
 *
 * @param labels labels of every copy and its pod: autoscalers and spread constraints select the pods by them
 * @param spreadOver the node labels over whose values the pods are spread
 */
export function copiedMachine(template: VirtualMachineTemplate, labels: Texts, spreadOver: readonly string[] = []): VirtualMachineTemplate {
  return template._withSpec(withSpread(withLabels(template._wire.spec, labels), labels, spreadOver));
}

function withLabels(spec: VirtualMachineSpec, labels: Texts): VirtualMachineSpec {
  if (!isMap(spec.template)) {
    return spec;
  }
  const { metadata } = spec.template;
  return { ...spec, template: { ...spec.template, metadata: { ...metadata, labels: { ...metadata?.labels, ...labels } } } };
}

function withSpread(spec: VirtualMachineSpec, labels: Texts, topologyKeys: readonly string[]): VirtualMachineSpec {
  const instance = spec.template?.spec;
  if (!isMap(instance) || topologyKeys.length === 0) {
    return spec;
  }
  const spread = spreadConstraints(topologyKeys.map((topologyKey) => ({ labels, topologyKey })));
  const topologySpreadConstraints = [...instance.topologySpreadConstraints ?? [], ...spread];
  return { ...spec, template: { ...spec.template, spec: { ...instance, topologySpreadConstraints } } };
}

/**
 * The Secrets of the machines from number `first` up to, but not including, `end`. Their names contain a hash of the data before numbers
 * are filled in, so the pool's template changes with the data, not with the number of machines.
 *
 * @throws when the data contains a plaintext password
 */
export function secretsOfMachines(wire: any, pool: string, first: number, end: number): CloudInitSecret[] {
  const { secrets: named } = withCloudInitSecrets(wire, pool);
  const numbers = Array.from({ length: Math.max(0, end - first) }, (_, position) => first + position);
  return numbers.flatMap((index) => withCloudInitSecrets(fillForMachine(wire, pool, index), pool).secrets
    .map((secret, position) => ({ ...secret, name: `${named[position].name}-${index}` })));
}

/**
 * Reports each Secret that this library does not create and to whose name KubeVirt would append the number, although the user has not asked
 * for it.
 */
export function* secretReferenceIssues(wire: any): Issues {
  for (const [index, volume] of volumesOf(wire).entries()) {
    for (const path of ['secret.secretName', ...SECRET_NAMES]) {
      const name = fieldAt(volume, path);
      if (name !== undefined) {
        yield issue(`spec.template.spec.volumes[${index}].${path}`, 'cloud-init differs by machine, so KubeVirt appends the index to every Secret of a volume: '
          + `create Secrets ${JSON.stringify(`${name}-0`)} and so on, and write nameGeneration: { appendIndexToSecretRefs: true }`);
      }
    }
  }
}

/** Reports data in base64 that has to differ by machine: only text is filled in. */
export function* encodedPlaceholderIssues(wire: any): Issues {
  for (const [index, volume] of volumesOf(wire).entries()) {
    for (const type of CLOUD_INIT_TYPES) {
      const differs = ({ base64 }: DataFields) => usesPlaceholders(decodedUserData(textOf(volume[type]?.[base64])), COPY_PLACEHOLDERS);
      for (const { plain, base64 } of DATA_FIELDS.filter(differs)) {
        yield issue(`spec.template.spec.volumes[${index}].${type}.${base64}`, 'contains {{INDEX}} or {{NAME}}, which are filled in only in text: '
          + `write the text itself as ${plain}`);
      }
    }
  }
}
