// Parses Viti Stack's Machine documents (`vitistack.io/v1alpha1`) into the props of machines, including cloud-init.
import { HypervEnlightenments } from './clock';
import type { MachineDisk } from './machine-disk';
import type { MachineProps } from './machine-props';
import { MachineSize, MIN_MEMORY } from './machine-size';
import { userDataIssues } from '../cloud-init/user-data';
import { OBJECT_NAME } from '../issues/formats';
import { issue, Issues, missing, refuse } from '../issues/issues';
import { suggestQuantity } from '../issues/nearest-name';
import { amount, Check, count, flag, metadataOf, name, oneOf, required, Shape, text } from '../issues/shape';
import { fits, shapeIssues } from '../issues/shape-issues';
import { isMap, omitEmpty } from '../plain-data/plain-data';
import { QUANTITY_LIMIT, quantityValue } from '../plain-data/quantity';
import { quantity, sizeOf } from '../plain-data/size';
import { BootDevice } from '../spec/boot-order';
import { CLOUD_INIT_DISK } from '../spec/cloud-init-disk';
import { MIN_STORAGE } from '../storage/formats';
import { AccessMode, STORAGE_CLASS, VolumeMode } from '../storage/persistent-volume-claim';
import { VolumeSource } from '../storage/volume-source';
import { asWritten } from '../template/as-written';

const SECRET_NAME: Check = (value) => typeof value === 'string' && OBJECT_NAME.matches(value) ? undefined : `write ${OBJECT_NAME.write}`;
const NOT_BLANK: Check = (value) => text(value) ?? (value.trim() === '' ? 'write a string that is not blank, or leave it out' : undefined);

/** The shape of `spec.cloudInit`. */
const DOCUMENT_CLOUD_INIT: Shape = {
  userData: NOT_BLANK,
  networkData: NOT_BLANK,
  secretRef: { name: required(SECRET_NAME, 'name the Secret'), key: text },
};

/** The issues of a `spec.cloudInit` besides its shape: plaintext passwords, a key that KubeVirt does not read, or no content. */
function* cloudInitIssues(path: string, cloudInit: any): Issues {
  if (cloudInit === undefined || shapeIssues(cloudInit, DOCUMENT_CLOUD_INIT).length > 0) {
    return;
  }
  const { userData, networkData, secretRef } = cloudInit;
  if (userData === undefined && networkData === undefined && secretRef === undefined) {
    yield issue(path, 'has nothing for cloud-init: write userData, networkData or secretRef');
  }
  if (userData !== undefined) {
    yield* userDataIssues(`${path}.userData`, userData);
  } else if (!['userdata', 'userData', undefined].includes(secretRef?.key)) {
    yield issue(`${path}.secretRef.key`, `KubeVirt does not read ${JSON.stringify(secretRef.key)}: call the Secret's key userdata`);
  }
}

/** Notes on the parts of `spec.cloudInit` that a machine ignores. */
function cloudInitNotes({ userData, secretRef }: any = {}): string[] {
  return userData !== undefined && secretRef !== undefined
    ? [`spec.cloudInit: userData and secretRef both set the user data, and KubeVirt takes one: kept userData and ignored Secret ${JSON.stringify(secretRef.name)}`]
    : [];
}

/** The cloud-init disk; empty if there is no cloud-init. User data overrides a Secret with user data. */
function cloudInitDisks(cloudInit: any): MachineDisk[] {
  if (cloudInit === undefined) {
    return [];
  }
  const { userData, networkData, secretRef } = cloudInit;
  const userDataSecretName = userData === undefined ? secretRef?.name : undefined;
  return [{ name: CLOUD_INIT_DISK, volume: VolumeSource.cloudInitNoCloud(omitEmpty({ userData, userDataSecretName, networkData })) }];
}

const API_VERSION = 'vitistack.io/v1alpha1';

const ACCESS_MODE = oneOf(...Object.values(AccessMode));
const VOLUME_MODE = oneOf(...Object.values(VolumeMode));

/** An amount of bytes with a minimum. Messages for programs suggest TypeScript, so documents have their own. */
const quantityAtLeast = (least: string, example: string): Check => (value) => {
  if (amount(value) !== undefined) {
    return `write ${suggestQuantity(value, `a quantity such as ${JSON.stringify(example)}`)}`;
  }
  if (quantityValue(value)! >= QUANTITY_LIMIT) {
    return `write less than "8Ei", the limit of Kubernetes, such as ${JSON.stringify(example)}`;
  }
  return quantityValue(value)! >= quantityValue(least)! ? undefined
    : `write at least ${JSON.stringify(least)}, such as ${JSON.stringify(example)}${/\d$/.test(String(value)) ? '; without a unit it is bytes' : ''}`;
};

const TEMPLATE = oneOf('small', 'medium', 'large');

const RESOURCES: Shape = { cpu: { cores: count, threads: count, sockets: count }, memory: { size: quantityAtLeast(quantity(MIN_MEMORY), '2Gi') } };

const DISK: Shape = {
  name: required(name, 'name the disk'), size: quantityAtLeast(MIN_STORAGE, '20Gi'), storageClass: STORAGE_CLASS, accessMode: ACCESS_MODE, volumeMode: VOLUME_MODE,
};

const SPEC = {
  template: TEMPLATE,
  resources: RESOURCES,
  disks: [DISK],
  networks: [{ name: required(name, 'name the network'), networkName: name, model: oneOf('virtio', 'e1000', 'rtl8139'), macAddress: text }],
  bootOrder: [oneOf(...Object.values(BootDevice))],
  cloudInit: DOCUMENT_CLOUD_INIT,
  domain: {
    machine: { type: name },
    features: { acpi: flag, apic: flag, hyperv: flag },
    firmware: { bootloader: { efi: flag, secureBoot: flag } },
  },
} satisfies Shape;

const DOCUMENT: Shape = { apiVersion: text, kind: text, metadata: metadataOf('machine'), spec: SPEC };

/** Whether a document is a Viti Stack Machine. */
export function isMachineDocument(document: any): boolean {
  return document?.apiVersion === API_VERSION && document?.kind === 'Machine';
}

/** A machine that a document describes. */
export interface ParsedMachine {
  readonly name: string;
  readonly namespace?: string;
  /** The properties of the machine, including its name. */
  readonly props: MachineProps;
  /** Notes on the parts of the document that the machine ignores, and why. */
  readonly notes: string[];
}

/**
 * Parses the machine of a document, which may be hand-written or read from a cluster.
 *
 * @throws one error that lists all mistakes of the document
 */
export function parseMachineDocument(document: any): ParsedMachine {
  const written = asWritten(document);
  refuse(isMachineDocument(written) ? documentIssues(written) : [
    issue('', `${isMap(written) ? kindMismatch(written) : 'is not a map'}: write apiVersion: ${API_VERSION} and kind: Machine`),
  ]);
  const { metadata: { name: machine, namespace, labels, annotations }, spec = {} } = written;
  return {
    name: machine,
    namespace,
    props: { metadata: { name: machine, namespace, labels, annotations }, ...sizeProps(spec), ...deviceProps(spec), ...domainProps(spec.domain) },
    notes: cloudInitNotes(spec.cloudInit),
  };
}

function kindMismatch({ apiVersion = null, kind = null }: any): string {
  return `has apiVersion ${JSON.stringify(apiVersion)} and kind ${JSON.stringify(kind)} instead of a Machine's`;
}

function* documentIssues(document: any): Issues {
  yield* shapeIssues(document, DOCUMENT);
  yield* isMap(document.spec ?? {}) ? missingFieldIssues(document.spec ?? {}) : [];
  yield* cloudInitIssues('spec.cloudInit', document.spec?.cloudInit);
}

/** The sizes that a document lacks. A wrong value or an unknown field may be the missing size, so it suppresses the issue. */
function* missingFieldIssues(spec: any): Issues {
  const { template, resources = {}, disks } = spec;
  const isKnown = template === undefined && fits(resources, RESOURCES) && Object.keys(spec).every((field) => Object.hasOwn(SPEC, field));
  if (isKnown && !(resources.cpu && resources.memory?.size)) {
    yield missing('spec', 'does not set the size of the machine: write template: small, medium or large, or resources with both cpu and memory.size');
  }
  yield* fits(template, TEMPLATE) && Array.isArray(disks) ? disks.flatMap((disk, index) => hasSize(disk, template) ? [] : [
    missing(`spec.disks[${index}].size`, 'is missing: write one such as 20Gi'),
  ]) : [];
}

/** Whether a disk has a size, or the template has one for it. */
function hasSize(disk: any, template: string | undefined): boolean {
  const templateDisks = template === undefined ? [] : MachineSize.named(template).disks;
  return !fits(disk, DISK) || disk.size !== undefined || templateDisks.some((each) => each.name === disk.name);
}

function sizeProps({ template, resources }: any): MachineProps {
  return {
    size: template === undefined ? undefined : MachineSize.named(template),
    cpu: resources?.cpu,
    memory: resources?.memory?.size && sizeOf(resources.memory.size),
  };
}

function deviceProps({ disks = [], networks, bootOrder, cloudInit }: any): MachineProps {
  const claims = disks.map(({ size, storageClass, accessMode, ...disk }: any) => ({
    ...disk,
    ...omitEmpty({ size: size && sizeOf(size), storageClassName: storageClass, accessModes: accessMode && [accessMode] }),
  }));
  return { disks: [...claims, ...cloudInitDisks(cloudInit)], networks, bootOrder };
}

function domainProps({ machine, features, firmware }: any = {}): MachineProps {
  const hyperv = features?.hyperv ? HypervEnlightenments.BASIC : undefined;
  return { machineType: machine?.type, ...features, hyperv, ...firmware?.bootloader };
}
