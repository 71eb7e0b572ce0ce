// The Service in front of a machine: reaches the pod that the guest runs in.
import { ApiObject, type ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import type { IVirtualMachine } from './imported-virtual-machine';
import type { VirtualMachineInstanceSpec } from '../../imports/kubevirt';
import { checkCall } from '../declared/arguments';
import { LAST_PORT, breaking, DNS_LABEL } from '../issues/formats';
import { issue, Issues, missing, refuse, pathOf } from '../issues/issues';
import { outside, repeated } from '../issues/shape';
import { objectMetadata } from '../objects/metadata';
import { Protocol } from '../spec/network';

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

/** What a Service in front of a machine offers, and how. */
export interface ServiceOptions {
  /** The ports, at least one. */
  readonly ports: ExposedPort[];

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

/** The Service that a machine makes in front of itself. */
export interface ExposeOptions extends ServiceOptions {
  /**
   * The Service's name: sets `metadata.name`.
   *
   * @default - the machine's name
   */
  readonly serviceName?: string;
}

/** The Service in front of a machine. */
export interface VirtualMachineServiceProps extends ServiceOptions {
  /** The machine: sets `spec.selector`, and the namespace where `metadata` says none. */
  readonly virtualMachine: IVirtualMachine;

  /**
   * The object's metadata.
   *
   * @default - the name is the construct id, the namespace the machine's
   */
  readonly metadata?: ApiObjectMetadata;
}

/** A port as the manifest has it, with every default written out. */
interface WirePort extends ExposedPort {
  readonly name: string;
  readonly targetPort: number;
  readonly protocol: Protocol;
}

/**
 * A Service (`v1`) in front of a machine, which reaches the pod that the guest runs in: what `VirtualMachine.expose` makes,
 * and for machines that the program does not make to be made by hand. Its child is the Service, `Resource`.
 */
export class VirtualMachineService extends Construct {
  /** The Service. */
  public readonly apiObject: ApiObject;

  /** The ports, with every default written out. */
  public readonly ports: ExposedPort[];

  /**
   * Throws when the name is no DNS label of at most 63 characters, and else one error that lists all that is wrong: no port, a
   * port out of range or twice, and, of a machine that the program makes, one that is not on the pod network or does not
   * forward a port.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the Service's name unless `metadata` says another
   * @param props the machine and the ports
   */
  constructor(scope: Construct, id: string, props: VirtualMachineServiceProps) {
    checkCall('VirtualMachineService', [scope, id, props], (...right) => new VirtualMachineService(...right));
    const { virtualMachine, serviceType: type = ServiceType.CLUSTER_IP, headless } = props;
    const metadata = objectMetadata(scope, id, { ...props.metadata, namespace: props.metadata?.namespace ?? virtualMachine.namespace });
    const ports = props.ports.map(wirePort);
    refuse([...contradictions(props, ports), ...elsewhere(props), ...unreachable(instanceOf(virtualMachine), ports)], () => pathOf(scope, id));
    super(scope, id);
    this.ports = ports;
    this.apiObject = new ApiObject(this, 'Resource', {
      apiVersion: 'v1',
      kind: 'Service',
      metadata,
      spec: { type, ...headless && { clusterIP: 'None' }, selector: virtualMachine.podLabels, ports },
    });
  }

  /** The Service's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }

  /** The first of the ports. */
  public get port(): number {
    return this.ports[0].port;
  }
}

function wirePort({ port, targetPort = port, protocol = Protocol.TCP, name = `${protocol.toLowerCase()}-${port}`, nodePort }: ExposedPort): WirePort {
  return { name, port, targetPort, protocol, ...nodePort !== undefined && { nodePort } };
}

/** What runs of a machine that the program makes: nobody knows the networks of others. */
function instanceOf({ node: { defaultChild } }: IVirtualMachine): Partial<VirtualMachineInstanceSpec> {
  const isKnown = defaultChild !== undefined && ApiObject.isApiObject(defaultChild) && defaultChild.kind === 'VirtualMachine';
  return isKnown ? defaultChild.toJson().spec.template.spec ?? {} : {};
}

/** The ports that nothing forwards to the guest: a Service reaches the pod, and masquerade forwards what is declared. */
function* unreachable({ networks = [], domain }: Partial<VirtualMachineInstanceSpec>, ports: readonly WirePort[]): Issues {
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

/** A Service reaches pods of its own namespace. */
function* elsewhere({ virtualMachine: { namespace }, metadata = {} }: VirtualMachineServiceProps): Issues {
  if (metadata.namespace !== undefined && namespace !== undefined && metadata.namespace !== namespace) {
    yield issue('metadata.namespace', `${JSON.stringify(metadata.namespace)} is not the machine's, ${JSON.stringify(namespace)}, and a Service reaches no pod of another namespace: leave it out`);
  }
}

function* contradictions({ headless, serviceType = ServiceType.CLUSTER_IP }: ServiceOptions, ports: readonly WirePort[]): Issues {
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
