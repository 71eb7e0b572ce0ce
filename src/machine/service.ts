// The construct for the Service of machines: it reaches the pods that their guests run in.
import { ApiObject, type ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import type { IVirtualMachine } from './imported-virtual-machine';
import { knownInstanceSpec, selectedInstances } from './known-instances';
import { isDefaultNetwork } from '../admission/network/networks';
import { leavesOut } from '../admission/network/port-ranges';
import { checkCall } from '../declared/arguments';
import { checkRange, checkUnique } from '../issues/checks';
import { checkFormat, DNS_LABEL, format, LABEL_KEY, LABEL_VALUE, LAST_PORT } from '../issues/formats';
import { inSource, issue, IssueError, Issues, issueText, missing, refuse, pathOf } from '../issues/issues';
import { LibraryObject } from '../objects/library-object';
import { objectMetadata, requireName } from '../objects/metadata';
import { fieldAt } from '../plain-data/fields';
import { copyOf, isMap, listOf, omitEmpty, type Texts } from '../plain-data/plain-data';
import { Protocol } from '../spec/network';

/** How a Service is reached. */
export enum ServiceType {
  /** Inside the cluster, at the Service's own address. */
  CLUSTER_IP = 'ClusterIP',
  /** Also on a port of every node. */
  NODE_PORT = 'NodePort',
  /** Also through a load balancer of the cluster's provider. */
  LOAD_BALANCER = 'LoadBalancer',
}

/** To which machines a node sends the connections that come from outside of the cluster. */
export enum ServiceExternalTrafficPolicy {
  /** To those of all nodes. The guest sees the address of a node. */
  CLUSTER = 'Cluster',
  /** Only to those on the same node. The guest sees the address of the client. */
  LOCAL = 'Local',
}

/** How many IP versions a Service has addresses of. */
export enum ServiceIpFamilyPolicy {
  /** One. */
  SINGLE_STACK = 'SingleStack',
  /** Both, where the cluster has both. */
  PREFER_DUAL_STACK = 'PreferDualStack',
  /** Both. A cluster that has only one refuses the Service. */
  REQUIRE_DUAL_STACK = 'RequireDualStack',
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
   * @default - Kubernetes chooses one
   */
  readonly nodePort?: number;
}

/** The ports of a Service in front of machines, and how it is reached. */
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
   * Whether the Service's DNS name resolves to the machines' own addresses instead of an address of the Service: sets
   * `spec.clusterIP` to `None`.
   *
   * @default false
   */
  readonly headless?: boolean;

  /**
   * To which machines a node sends connections from outside of the cluster, for NodePort and LoadBalancer: sets
   * `spec.externalTrafficPolicy`.
   *
   * @default - Kubernetes': to those of all nodes
   */
  readonly externalTrafficPolicy?: ServiceExternalTrafficPolicy;

  /**
   * Whether the Service has an IPv4 and an IPv6 address: sets `spec.ipFamilyPolicy`. The guests need addresses of the same versions.
   *
   * @default - Kubernetes': one address, of the cluster's first IP version
   */
  readonly ipFamilyPolicy?: ServiceIpFamilyPolicy;
}

/** The Service that `expose` of a machine or of a pool creates. */
export interface ExposeOptions extends ServiceOptions {
  /**
   * The Service's name: sets `metadata.name`.
   *
   * @default - the name of the machine or the pool
   */
  readonly serviceName?: string;
}

/** The Service in front of a machine, or of several. */
export interface VirtualMachineServiceProps extends ServiceOptions {
  /**
   * The machine: sets `spec.selector`, and the namespace if `metadata` has none.
   *
   * @default - the machines with `podLabels`
   */
  readonly virtualMachine?: IVirtualMachine;

  /**
   * The labels of several machines, instead of `virtualMachine`: sets `spec.selector`. A `Machine` gives its pod the labels of its
   * `metadata`, and its `instanceLabels`.
   *
   * @default - those of `virtualMachine`
   */
  readonly podLabels?: { readonly [label: string]: string };

  /**
   * The object's metadata.
   *
   * @default - the name is the construct id, the namespace that of the machine or the chart
   */
  readonly metadata?: ApiObjectMetadata;
}

/** A port of the manifest, with every default filled in. */
interface ServicePort extends ExposedPort {
  readonly name: string;
  readonly targetPort: number;
  readonly protocol: Protocol;
}

/**
 * A Service (`v1`) in front of a machine, or of several, which reaches the pods that the guests run in. `VirtualMachine.expose`
 * creates it; create it yourself for several machines, or for one that the program does not create. Its child is the Service,
 * `Resource`.
 */
export class VirtualMachineService extends Construct {
  /** The Service. */
  public readonly apiObject: ApiObject;

  /** The ports, with every default filled in. */
  public readonly ports: ExposedPort[];

  /**
   * Throws when the name is not a DNS label of at most 63 characters. Otherwise throws one error that lists all mistakes: a name
   * that does not begin with a letter, no machine, no port, a port out of range or listed twice, and, if the program creates the
   * machine, a machine that is not on the pod network or does not forward a port. For machines with `podLabels`, synth fails instead.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the Service's name unless `metadata` sets another
   * @param props the machine or the labels of several, and the ports
   */
  constructor(scope: Construct, id: string, props: VirtualMachineServiceProps) {
    checkCall('VirtualMachineService', [scope, id, props], (...valid) => new VirtualMachineService(...valid));
    // Copied, because the program may change its own object later.
    const podLabels = copyOf(props.podLabels);
    const { virtualMachine, serviceType: type = ServiceType.CLUSTER_IP, headless, externalTrafficPolicy, ipFamilyPolicy } = props;
    const metadata = objectMetadata(scope, id, { ...props.metadata, namespace: props.metadata?.namespace ?? virtualMachine?.namespace });
    const ports = props.ports.map(servicePort);
    refuse([
      ...checkFormat('metadata.name', metadata.name, SERVICE_NAME),
      ...optionIssues(props, ports),
      ...machineIssues(props),
      ...virtualMachine === undefined ? [] : unforwardedPortIssues(knownInstanceSpec(virtualMachine), ports),
    ], () => pathOf(scope, id));
    super(scope, id);
    this.ports = copyOf(ports);
    this.apiObject = new LibraryObject(this, 'Resource', {
      apiVersion: 'v1',
      kind: 'Service',
      metadata,
      spec: {
        type,
        ...headless && { clusterIP: 'None' },
        ...omitEmpty({ externalTrafficPolicy, ipFamilyPolicy }),
        selector: podLabels ?? virtualMachine!.podLabels,
        ports,
      },
    });
    if (podLabels !== undefined) {
      // The machines may be created later.
      const validate = () => selectedInstances(this.apiObject, podLabels).flatMap(({ path, spec }) => (
        [...unforwardedPortIssues(spec, ports)].map((each) => issueText(inSource(path, each)))
      ));
      this.node.addValidation({ validate });
    }
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

/** Kubernetes refuses other DNS labels, unless it is 1.34 or newer with the feature gate RelaxedServiceNameValidation. */
const SERVICE_NAME = format('a Service\'s name', /^[a-z]/, 'one that begins with a letter, such as "web-1", there or as the serviceName of expose');

function servicePort({ port, targetPort = port, protocol = Protocol.TCP, name = `${protocol.toLowerCase()}-${port}`, nodePort }: ExposedPort): ServicePort {
  return { name, port, targetPort, protocol, ...nodePort !== undefined && { nodePort } };
}

/**
 * Creates the Service of a machine, or of a pool, as its child `service-<name>`.
 *
 * @throws when the name is not valid, a Service of that name exists, or the Service would not reach the guests
 */
export function exposeWithService(exposed: ExposedConstruct, { serviceName: name = exposed.name, ...service }: ExposeOptions): VirtualMachineService {
  requireName(() => exposed.node.path, 'serviceName', name);
  const id = `service-${name}`;
  if (exposed.node.tryFindChild(id) !== undefined) {
    throw new IssueError([inSource(exposed.node.path, issue(`service ${JSON.stringify(name)}`, 'already exists: give this one its own serviceName'))]);
  }
  return new VirtualMachineService(exposed, id, { ...service, virtualMachine: exposed, metadata: { name } });
}

/** A machine or a pool of the program. */
type ExposedConstruct = Construct & IVirtualMachine;

/**
 * Reports ports that are not forwarded to the guest: a Service reaches the pod, and masquerade forwards only declared ports.
 *
 * @param instance an instance spec, or undefined if it is not known. What has the wrong type counts as missing: `validate` refuses it
 */
function* unforwardedPortIssues(instance: unknown, ports: readonly ServicePort[]): Issues {
  const networks = mapsAt(instance, 'networks');
  const podNetwork = networks.find(isDefaultNetwork);
  if (podNetwork === undefined) {
    // KubeVirt adds the pod network to a machine without networks, unless autoattachPodInterface is false.
    if (networks.length > 0 || fieldAt(instance, 'domain.devices.autoattachPodInterface') === false) {
      yield issue('', 'the machine is not on the pod network, where Services live: add a network without networkName');
    }
    return;
  }
  const connected = mapsAt(instance, 'domain.devices.interfaces').find(({ name }) => name === podNetwork.name);
  const forwarded = { masquerade: connected?.masquerade, ports: mapsAt(connected, 'ports'), portRanges: mapsAt(connected, 'portRanges') };
  for (const { targetPort, protocol } of ports.filter((each) => leavesOut(forwarded, each.targetPort, each.protocol))) {
    yield issue('', `port ${targetPort}/${protocol} is not among the ports of interface ${JSON.stringify(podNetwork.name)} (${forwardedPorts(forwarded)}), so nothing forwards it: add it there`);
  }
}

const mapsAt = (value: unknown, path: string): any[] => listOf(fieldAt(value, path)).filter(isMap);

function forwardedPorts({ ports, portRanges }: { readonly ports: readonly any[]; readonly portRanges: readonly any[] }): string {
  const ranges = portRanges.map(({ start, end, protocol }) => ({ port: `${start}-${end}`, protocol }));
  return [...ports, ...ranges].map(({ port, protocol }) => `${port}/${protocol || Protocol.TCP}`).join(', ');
}

const NO_MACHINE = 'has no machine: write virtualMachine, or podLabels for several';

function* labelIssues(podLabels: Texts): Issues {
  yield* Object.keys(podLabels).length === 0 ? [missing('', NO_MACHINE)] : [];
  for (const [key, value] of Object.entries(podLabels)) {
    yield* checkFormat(`podLabels[${key}]`, key, LABEL_KEY);
    yield* checkFormat(`podLabels[${key}]`, value, LABEL_VALUE);
  }
}

/** Reports no machine, or a namespace other than the machine's: a Service reaches only pods of its own namespace. */
function* machineIssues({ virtualMachine, podLabels, metadata = {} }: VirtualMachineServiceProps): Issues {
  yield* podLabels === undefined ? [] : labelIssues(podLabels);
  if (podLabels === undefined && virtualMachine === undefined) {
    yield missing('', NO_MACHINE);
  } else if (podLabels !== undefined && virtualMachine !== undefined) {
    yield issue('', 'virtualMachine and podLabels exclude each other: keep one');
  }
  const namespace = virtualMachine?.namespace;
  // One that is produced at synth is not known yet.
  if (typeof metadata.namespace === 'string' && typeof namespace === 'string' && metadata.namespace !== namespace) {
    yield issue('metadata.namespace', `${JSON.stringify(metadata.namespace)} is not the machine's, ${JSON.stringify(namespace)}, and a Service does not reach pods of other namespaces: leave it out`);
  }
}

function* optionIssues(options: ServiceOptions, ports: readonly ServicePort[]): Issues {
  const { headless, serviceType = ServiceType.CLUSTER_IP, externalTrafficPolicy } = options;
  if (ports.length === 0) {
    yield missing('', 'has no ports: write at least one');
  }
  for (const [index, { port, targetPort, name, nodePort }] of ports.entries()) {
    yield* checkRange(`ports[${index}].port`, port, 1, LAST_PORT);
    yield* targetPort === port ? [] : checkRange(`ports[${index}].targetPort`, targetPort, 1, LAST_PORT);
    yield* checkFormat(`ports[${index}].name`, name, DNS_LABEL);
    yield* checkRange(`ports[${index}].nodePort`, nodePort, 1, LAST_PORT);
    if (nodePort !== undefined && serviceType === ServiceType.CLUSTER_IP) {
      yield issue(`ports[${index}].nodePort`, `${nodePort} is not allowed with serviceType "ClusterIP": write ServiceType.NODE_PORT, or leave it out`);
    }
  }
  yield* checkUnique(ports.map(({ name }, index) => [`ports[${index}].name`, name]));
  yield* checkUnique(ports.map(({ port, protocol }, index) => [`ports[${index}].port`, `${port}/${protocol}`]));
  yield* checkUnique(ports.map(({ nodePort, protocol }, index) => [`ports[${index}].nodePort`, nodePort === undefined ? nodePort : `${nodePort}/${protocol}`]));
  if (headless && serviceType !== ServiceType.CLUSTER_IP) {
    yield issue('', `headless and serviceType "${serviceType}" exclude each other: keep one`);
  }
  if (externalTrafficPolicy !== undefined && serviceType === ServiceType.CLUSTER_IP) {
    yield issue('externalTrafficPolicy', 'is not allowed with serviceType "ClusterIP", which nothing outside of the cluster reaches: write another serviceType, or leave it out');
  }
}
