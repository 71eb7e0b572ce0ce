// Viti Stack's Machine documents (`vitistack.io/v1alpha1`), read as the properties of machines.
import { cloudInitDisks, cloudInitIssues, cloudInitNotes, DOCUMENT_CLOUD_INIT } from './machine-document-cloud-init';
import type { MachineProps } from './machine-props';
import { MachineSize } from './machine-size';
import { issue, Issues, refuse } from '../issues/issues';
import { amount, count, flag, metadataOf, shapeIssues, name, oneOf, required, Shape, text } from '../issues/shape';
import { omitEmpty } from '../plain-data/plain-data';
import { sizeOf } from '../plain-data/quantity';
import { BootDevice } from '../spec/boot-order';
import { AccessMode, VolumeMode } from '../storage/modes';
import { asWritten } from '../template/written-object';

const API_VERSION = 'vitistack.io/v1alpha1';

const ACCESS_MODE = oneOf(...Object.values(AccessMode));
const VOLUME_MODE = oneOf(...Object.values(VolumeMode));

const DOCUMENT: Shape = {
  apiVersion: text,
  kind: text,
  metadata: metadataOf('machine'),
  spec: {
    template: oneOf('small', 'medium', 'large'),
    resources: { cpu: { cores: count, threads: count, sockets: count }, memory: { size: amount } },
    disks: [{ name: required(name, 'name the disk'), size: amount, storageClass: name, accessMode: ACCESS_MODE, volumeMode: VOLUME_MODE }],
    networks: [{ name: required(name, 'name the network'), networkName: name, model: oneOf('virtio', 'e1000', 'rtl8139'), macAddress: text }],
    bootOrder: [oneOf(...Object.values(BootDevice))],
    cloudInit: DOCUMENT_CLOUD_INIT,
    domain: {
      machine: { type: name },
      features: { acpi: flag, apic: flag, hyperv: flag },
      firmware: { bootloader: { efi: flag, secureBoot: flag } },
    },
  },
};

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
    issue('', `is ${JSON.stringify(written?.apiVersion ?? '')} ${JSON.stringify(written?.kind ?? '')} instead of a Machine: write apiVersion: ${API_VERSION} and kind: Machine`),
  ]);
  const { metadata: { name: machine, namespace, labels, annotations }, spec = {} } = written;
  return {
    name: machine,
    namespace,
    props: { metadata: { name: machine, namespace, labels, annotations }, ...sizeProps(spec), ...deviceProps(spec), ...domainProps(spec.domain) },
    notes: cloudInitNotes(spec.cloudInit),
  };
}

function* documentIssues(document: any): Issues {
  yield* shapeIssues(document, DOCUMENT);
  yield* cloudInitIssues('spec.cloudInit', document.spec?.cloudInit);
}

function sizeProps({ template, resources }: any): MachineProps {
  return {
    size: template === undefined ? undefined : MachineSize.named(template),
    cpu: resources?.cpu,
    memory: resources?.memory?.size && sizeOf(resources.memory.size),
  };
}

function deviceProps({ disks = [], networks, bootOrder, cloudInit }: any): MachineProps {
  const claims = disks.map(({ size, storageClass, ...disk }: any) => ({
    ...disk,
    ...omitEmpty({ size: size && sizeOf(size), storageClassName: storageClass }),
  }));
  return { disks: [...claims, ...cloudInitDisks(cloudInit)], networks, bootOrder };
}

function domainProps({ machine, features, firmware }: any = {}): MachineProps {
  return { machineType: machine?.type, ...features, ...firmware?.bootloader };
}
