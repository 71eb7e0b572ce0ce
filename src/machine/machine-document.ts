// Viti Stack's Machine documents (`vitistack.io/v1alpha1`), read as the properties of machines.
import { CloudInit } from '../cloud-init/cloud-init';
import { Attempts, Mistakes, refuse } from '../mistakes';
import { present } from '../present';
import { BootDevice } from './boot-order';
import type { MachineProps } from './machine';
import { MachineSize } from './machine-size';
import { AccessMode, VolumeMode } from '../storage/modes';
import { sizeOf } from '../template/quantity';
import { amount, anything, count, flag, mistakesOf, name, oneOf, Shape, text } from '../template/shape';
import { readYaml } from '../template/yaml';

const API_VERSION = 'vitistack.io/v1alpha1';

const ACCESS_MODE = oneOf(...Object.values(AccessMode));
const VOLUME_MODE = oneOf(...Object.values(VolumeMode));

const DOCUMENT: Shape = {
  apiVersion: text,
  kind: text,
  metadata: { name, namespace: name, labels: anything, annotations: anything, finalizers: anything },
  spec: {
    template: oneOf('small', 'medium', 'large'),
    resources: { cpu: { cores: count, threads: count, sockets: count }, memory: { size: amount } },
    disks: [{ name, size: amount, storageClass: name, accessMode: ACCESS_MODE, volumeMode: VOLUME_MODE }],
    networks: [{ name, networkName: name, model: oneOf('virtio', 'e1000', 'rtl8139'), macAddress: text }],
    bootOrder: [oneOf(...Object.values(BootDevice))],
    cloudInit: { userData: text, networkData: text, secretRef: { name, key: text } },
    domain: {
      machine: { type: name },
      features: { acpi: flag, apic: flag, hyperv: flag },
      firmware: { bootloader: { efi: flag, secureBoot: flag } },
    },
  },
  status: anything,
};

/** Whether a document is a Viti Stack Machine. */
export function isMachineDocument(document: any): boolean {
  return document?.apiVersion === API_VERSION && document?.kind === 'Machine';
}

/** A machine that a document describes. */
export interface DescribedMachine {
  readonly name: string;
  readonly props: MachineProps;
}

/**
 * The machines of a YAML text.
 *
 * @throws one error that lists every mistake with its line
 */
export function machineDocuments(yaml: string, source: string): DescribedMachine[] {
  const attempts = new Attempts();
  const machines = readYaml(yaml, source)
    .flatMap(({ value, line }) => attempts.attempt<DescribedMachine[]>(() => [describedMachine(value)], [], `${source}:${line}`));
  attempts.raise();
  return machines;
}

/**
 * The machine that a document describes.
 *
 * @throws one error that lists all that is wrong with the document
 */
export function describedMachine(document: any): DescribedMachine {
  refuse(isMachineDocument(document) ? documentMistakes(document) : [
    `is ${JSON.stringify(document?.apiVersion ?? '')} ${JSON.stringify(document?.kind ?? '')} instead of a Machine: write apiVersion: ${API_VERSION} and kind: Machine`,
  ]);
  const { metadata: { name: machine, namespace, labels, annotations }, spec = {} } = document;
  return {
    name: machine,
    props: { metadata: { namespace, labels, annotations }, ...sizeProps(spec), ...deviceProps(spec), ...domainProps(spec.domain) },
  };
}

function* documentMistakes(document: any): Mistakes {
  yield* mistakesOf(document, DOCUMENT);
  if (document.metadata?.name === undefined) {
    yield 'metadata.name: is missing: name the machine';
  }
  yield* cloudInitMistakes(document.spec?.cloudInit ?? {});
}

function* cloudInitMistakes({ userData, networkData, secretRef }: any): Mistakes {
  if (secretRef !== undefined && (userData ?? networkData) !== undefined) {
    yield 'spec.cloudInit: has both a text and a secretRef: keep one of them';
  }
  if (!['userdata', 'userData', undefined].includes(secretRef?.key)) {
    yield `spec.cloudInit.secretRef.key: KubeVirt does not read ${JSON.stringify(secretRef.key)}: call the Secret's key userdata`;
  }
}

function sizeProps({ template, resources }: any): MachineProps {
  return {
    size: template === undefined ? undefined : MachineSize.named(template),
    cpu: resources?.cpu,
    memory: resources?.memory?.size && sizeOf(resources.memory.size),
  };
}

function deviceProps({ disks = [], networks, bootOrder, cloudInit }: any): MachineProps {
  return {
    disks: disks.map(({ size, storageClass, ...disk }: any) => ({
      ...disk,
      ...present({ size: size && sizeOf(size), storageClassName: storageClass }),
    })),
    networks,
    bootOrder,
    cloudInit: cloudInit && cloudInitOf(cloudInit),
  };
}

function domainProps({ machine, features, firmware }: any = {}): MachineProps {
  return { machineType: machine?.type, ...features, ...firmware?.bootloader };
}

function cloudInitOf({ userData, networkData, secretRef }: any): CloudInit {
  return secretRef
    ? CloudInit.noCloudFromSecrets({ userDataSecretName: secretRef.name })
    : CloudInit.noCloud({ userDataText: userData, networkDataText: networkData });
}
