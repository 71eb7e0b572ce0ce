// The Service in front of a machine: reaches the pod that the guest runs in.
import type { ApiObjectProps } from 'cdk8s';
import { LAST_PORT, breaking, DNS_LABEL } from './formats';
import { issue, Issues, missing, refuse } from './issues';
import { outside, repeated } from './shape';
import type { VirtualMachine } from '../imports/kubevirt';
import { Protocol } from './machine/network';
import { NamedMetadata, requireName } from './metadata';

/** How a Service is reached. */
export enum ServiceType {
  /** Inside the cluster, at an address of its own. */
  CLUSTER_IP = 'ClusterIP',
  /** Also at a port of every node. */
  NODE_PORT = 'NodePort',
  /** Also through the load balancer of the cluster's provider. */
  LOAD_BALANCER = 'LoadBalancer',
}

/** A port that a Service offers. */
export interface ExposedPort {
  /** The Service's port, 1 to 65535: sets `spec.ports[].port`. */
  readonly port: number;

  /**
   * The guest's port: sets `spec.ports[].targetPort`.
   *
   * @default - the same as `port`
   */
  readonly targetPort?: number;

  /**
   * The protocol: sets `spec.ports[].protocol`.
   *
   * @default Protocol.TCP
   */
  readonly protocol?: Protocol;

  /**
   * The port's name, a DNS label: sets `spec.ports[].name`.
   *
   * @default - protocol and port, such as `tcp-80`
   */
  readonly name?: string;

  /**
   * The port of every node, for NodePort and LoadBalancer: sets `spec.ports[].nodePort`.
   *
   * @default - Kubernetes picks one
   */
  readonly nodePort?: number;
}

/** The Service in front of a machine. */
export interface ExposeOptions {
  /** The ports, at least one. */
  readonly ports: ExposedPort[];

  /**
   * The Service's name: sets `metadata.name`.
   *
   * @default - the machine's name
   */
  readonly serviceName?: string;

  /**
   * How the Service is reached: sets `spec.type`.
   *
   * @default ServiceType.CLUSTER_IP
   */
  readonly serviceType?: ServiceType;

  /**
   * Whether the Service's DNS name answers with the machine's own address instead of one of the Service: sets
   * `spec.clusterIP` to `None`.
   *
   * @default false
   */
  readonly headless?: boolean;
}

/** An object that has a name already. */
export interface NamedObject extends ApiObjectProps {
  readonly metadata: NamedMetadata;
}

/** A port as the manifest has it, with every default written out. */
interface WirePort {
  readonly name: string;
  readonly port: number;
  readonly targetPort: number;
  readonly protocol: Protocol;
  readonly nodePort?: number;
}

/** KubeVirt gives this label, with the machine's name, to the pod of every machine. */
const POD_LABEL = 'vmi.kubevirt.io/id';

/**
 * The Service of a VirtualMachine.
 *
 * @throws one error that lists every port the machine would not answer on, and why
 */
export function serviceObject(machine: VirtualMachine, options: ExposeOptions, path: string): NamedObject {
  const name = options.serviceName ?? machine.metadata!.name!;
  requireName(() => path, 'serviceName', name);
  const ports = options.ports.map(wirePort);
  refuse([...contradictions(options, ports), ...unreachable(machine, ports)], `${path}: service ${JSON.stringify(name)}`);
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, ...machine.metadata?.namespace !== undefined && { namespace: machine.metadata.namespace } },
    spec: {
      type: options.serviceType ?? ServiceType.CLUSTER_IP,
      ...options.headless && { clusterIP: 'None' },
      selector: { [POD_LABEL]: machine.metadata!.name! },
      ports,
    },
  };
}

function wirePort({ port, targetPort = port, protocol = Protocol.TCP, name = `${protocol.toLowerCase()}-${port}`, nodePort }: ExposedPort): WirePort {
  return { name, port, targetPort, protocol, ...nodePort !== undefined && { nodePort } };
}

/** The ports that nothing forwards to the guest: a Service reaches the pod, and masquerade forwards what is declared. */
function* unreachable(machine: VirtualMachine, ports: readonly WirePort[]): Issues {
  const { networks = [], domain } = machine.spec.template.spec ?? {};
  const podNetwork = networks.find((network) => network.pod !== undefined);
  if (networks.length > 0 && podNetwork === undefined) {
    yield issue('', 'the machine is not on the pod network, where Services live: add a network without networkName');
  }
  const connected = domain?.devices?.interfaces?.find(({ name }) => name === podNetwork?.name);
  const declared = (connected?.ports ?? []).map(({ port, protocol = 'TCP' }) => `${port}/${protocol}`);
  const wanted = declared.length === 0 ? [] : ports.map(({ targetPort, protocol }) => `${targetPort}/${protocol}`);
  for (const port of wanted.filter((each) => !declared.includes(each))) {
    yield issue('', `port ${port} is not among the ports of interface ${JSON.stringify(podNetwork!.name)} (${declared.join(', ')}), so nothing forwards it: add it there`);
  }
}

function* contradictions({ headless, serviceType = ServiceType.CLUSTER_IP }: ExposeOptions, ports: readonly WirePort[]): Issues {
  if (ports.length === 0) {
    yield missing('', 'has no ports: write at least one');
  }
  for (const [index, { port, targetPort }] of ports.entries()) {
    yield* outside(`ports[${index}].port`, port, 1, LAST_PORT);
    yield* targetPort === port ? [] : outside(`ports[${index}].targetPort`, targetPort, 1, LAST_PORT);
  }
  for (const [index, { name, nodePort }] of ports.entries()) {
    yield* breaking(`ports[${index}].name`, name, DNS_LABEL);
    yield* outside(`ports[${index}].nodePort`, nodePort, 1, LAST_PORT);
    if (nodePort !== undefined && serviceType === ServiceType.CLUSTER_IP) {
      yield issue(`ports[${index}].nodePort`, `${nodePort} is for every node, which serviceType "ClusterIP" does not reach: write ServiceType.NODE_PORT, or leave it out`);
    }
  }
  yield* repeated(ports.map(({ name }, index) => [`ports[${index}].name`, name]));
  yield* repeated(ports.map(({ port, protocol }, index) => [`ports[${index}].port`, `${port}/${protocol}`]));
  if (headless && serviceType !== ServiceType.CLUSTER_IP) {
    yield issue('', `headless and serviceType "${serviceType}" exclude each other: keep one`);
  }
}
