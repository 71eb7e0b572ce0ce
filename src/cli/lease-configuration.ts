// The configuration of Crabbox' leases: it names the file of the VirtualMachine that each lease is made of.
import { statSync } from 'fs';
import { homedir } from 'os';
import { dirname, isAbsolute, join } from 'path';
import { Document, readFile } from './input';
import { isMap } from '../is-map';
import { refuse } from '../mistakes';
import { anything, flag, mistakesOf, name, oneOf, required, Shape, text } from '../template/shape';

const CONFIGURATION: Shape = {
  provider: oneOf('kubevirt'),
  target: text,
  kubevirt: {
    template: required(name, 'write the path of the VirtualMachine\'s YAML'),
    namespace: text,
    kubectl: text,
    virtctl: text,
    kubeconfig: text,
    context: text,
    sshUser: text,
    sshKey: text,
    sshPublicKey: text,
    sshPort: anything,
    workRoot: text,
    deleteOnRelease: flag,
  },
};

/** Whether a document is the configuration of leases. */
export function isLeaseConfiguration(value: any): boolean {
  return isMap(value) && value.apiVersion === undefined && isMap(value.kubevirt);
}

/**
 * The VirtualMachine of a lease's configuration, in the configuration's namespace.
 *
 * @throws one error that lists all that is wrong with the configuration, or with the file that it names
 */
export function leaseTemplate({ value, source }: Document): Document {
  refuse(mistakesOf(value, CONFIGURATION));
  const { template, namespace } = value.kubevirt;
  const path = pathOf(template, source);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    throw new Error(`kubevirt.template: ${JSON.stringify(template)} is no file: write the path of the VirtualMachine's YAML, relative to ${source}`);
  }
  const documents = readFile(path);
  const [document] = documents;
  if (documents.length !== 1) {
    throw new Error(`kubevirt.template: ${JSON.stringify(template)} has ${documents.length} documents instead of one VirtualMachine: split them into files`);
  }
  refuse(templateMistakes(document.value), document.where);
  return namespace ? { ...document, value: { ...document.value, metadata: { ...document.value.metadata, namespace } } } : document;
}

function* templateMistakes(value: any): Iterable<string> {
  if (value?.apiVersion !== 'kubevirt.io/v1' || value.kind !== 'VirtualMachine') {
    yield `is ${JSON.stringify(value?.apiVersion ?? '')} ${JSON.stringify(value?.kind ?? '')} instead of a lease's VirtualMachine: write apiVersion: kubevirt.io/v1 and kind: VirtualMachine`;
  } else if (value.spec?.runStrategy !== 'Manual') {
    yield `spec.runStrategy: ${JSON.stringify(value.spec?.runStrategy ?? '')} is not right here: write Manual, leases start and stop their machines themselves`;
  }
}

/** As a shell would find it from the configuration's folder. */
function pathOf(template: string, source: string): string {
  const path = template.replace(/^~(?=\/|$)/, homedir());
  return isAbsolute(path) ? path : join(dirname(source), path);
}
