// The construct that runs the command's monitor in a cluster: its permissions, its Deployment, and its Service for scraping.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { MachineAccess, type RoleProps } from '../access/machine-access';
import { MachineAction } from '../access/permissions';
import { ServiceAccount } from '../access/service-account';
import { checkCall } from '../declared/arguments';
import { checkUnique } from '../issues/checks';
import { checkFormatOfEach, DNS_LABEL, OBJECT_NAME } from '../issues/formats';
import { issue, Issues, missing, pathOf, refuse } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import { LibraryObject } from '../objects/library-object';
import { NamedMetadata, namespaceOf, objectMetadata } from '../objects/metadata';
import { CONTAINER_IMAGE, checkLocation } from '../storage/locations';

/** The properties of a monitor. */
export interface MachineMonitorProps {
  /**
   * The metadata of the Deployment and of the objects that belong to it. Prometheus may select by its labels.
   *
   * @default - the name is the construct id, the namespace the chart's
   */
  readonly metadata?: ApiObjectMetadata;

  /**
   * The container image of the command: that of a release, which is named by its digest in the release's `image.txt`, or one that the Containerfile
   * of this project builds. Sets the container's `image`. It runs as a non-root user, and writes no files.
   */
  readonly commandImage: string;

  /**
   * The Secret with the credentials of the image's registry: sets the pod's `imagePullSecrets`.
   *
   * @default - none
   */
  readonly imagePullSecret?: string;

  /**
   * The namespaces whose machines are watched: each gets a Role. In other namespaces than the monitor's own, the Role is named
   * `<namespace>.<name>.<watched namespace>`, after the monitor. Excludes `clusterWide`.
   *
   * @default - the monitor's own
   */
  readonly namespaces?: string[];

  /**
   * Whether the machines of every namespace are watched, with a ClusterRole that is named `<namespace>.<name>`, after the monitor. Excludes
   * `namespaces`.
   *
   * @default false
   */
  readonly clusterWide?: boolean;

  /**
   * Whether a ServiceMonitor is emitted, so that the Prometheus operator lets Prometheus scrape the metrics.
   *
   * @default false
   */
  readonly serviceMonitor?: boolean;
}

/**
 * Watches machines in a cluster: emits a Deployment (`apps/v1`) that runs `cdk8s-kubevirt monitor`, the Service of its metrics (port 8080,
 * `/metrics`), and a ServiceAccount with the permissions of MachineAction.MONITOR. Its pod complies with the `restricted` Pod Security
 * Standard.
 *
 * Its children are the Deployment (`Resource`), the Service (`Service`), the ServiceMonitor (`ServiceMonitor`), the ServiceAccount
 * (`ServiceAccount`), and the MachineAccess of each namespace (`Access-<namespace>`) or of all (`Access`).
 */
export class MachineMonitor extends Construct {
  /** The Deployment. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters. Otherwise throws one error that lists all mistakes: a malformed image
   * or name, a namespace that is listed twice, both `namespaces` and `clusterWide`, or no namespace at all.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the objects' name unless `metadata` sets another
   * @param props the watched namespaces, and the image
   */
  constructor(scope: Construct, id: string, props: MachineMonitorProps) {
    checkCall('MachineMonitor', [scope, id, props], (...valid) => new MachineMonitor(...valid));
    const path = () => pathOf(scope, id);
    const named = objectMetadata(scope, id, props.metadata);
    const metadata = { ...named, labels: { ...named.labels, ...selectorOf(named) } };
    const own = namespaceOf(scope, metadata.namespace, path);
    refuse(monitorIssues(props, own), path);
    super(scope, id);
    const namespaces = props.clusterWide ? [] : props.namespaces ?? [own!];
    const account = new ServiceAccount(this, 'ServiceAccount', metadata);
    this.grantAccess(account, metadata, namespaces);
    this.apiObject = this.emit('Resource', 'apps/v1', 'Deployment', metadata, {
      replicas: 1,
      selector: { matchLabels: selectorOf(metadata) },
      template: { metadata: { labels: metadata.labels }, spec: monitorPod(props, namespaces, account.name) },
    });
    this.emit('Service', 'v1', 'Service', metadata, {
      selector: selectorOf(metadata),
      ports: [{ name: PORT_NAME, port: PORT, targetPort: PORT_NAME, protocol: 'TCP' }],
    });
    if (props.serviceMonitor) {
      this.emit('ServiceMonitor', 'monitoring.coreos.com/v1', 'ServiceMonitor', metadata, {
        selector: { matchLabels: selectorOf(metadata) },
        // The namespace label of a metric is the machine's namespace, not the monitor's.
        endpoints: [{ port: PORT_NAME, honorLabels: true }],
      });
    }
  }

  /** The name of the Deployment, and of the objects that belong to it: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }

  private grantAccess(account: ServiceAccount, metadata: NamedMetadata, namespaces: readonly string[]): void {
    const access = { actions: [MachineAction.MONITOR], subjects: [account] };
    if (namespaces.length === 0) {
      new MonitorAccess(this, 'Access', { ...access, metadata, clusterWide: true });
    }
    namespaces.forEach((namespace) => new MonitorAccess(this, `Access-${namespace}`, { ...access, metadata: { ...metadata, namespace } }));
  }

  private emit(id: string, apiVersion: string, kind: string, metadata: ApiObjectMetadata, spec: object): ApiObject {
    return new LibraryObject(this, id, { apiVersion, kind, metadata, spec });
  }
}

/**
 * Outside of a monitor's own namespace, monitors of other namespaces may have the same name: a shared Role and binding would belong to the
 * one that was applied last. The files of an app's objects are named without their namespaces, so each of its Roles has its own name.
 */
class MonitorAccess extends MachineAccess {
  /** @internal */
  protected _roleName({ clusterWide, metadata: { name, namespace }, subjects: [{ namespace: own }] }: RoleProps): string {
    return clusterWide ? `${own}.${name}` : namespace === own ? name : `${own}.${name}.${namespace}`;
  }
}

/** The labels that select the monitor's pod. */
function selectorOf({ name }: NamedMetadata): { readonly [label: string]: string } {
  return { 'app.kubernetes.io/name': 'cdk8s-kubevirt-monitor', 'app.kubernetes.io/instance': name };
}

function* monitorIssues({ commandImage, imagePullSecret, namespaces, clusterWide }: MachineMonitorProps, own: string | undefined): Issues {
  yield* checkLocation('commandImage', commandImage, CONTAINER_IMAGE);
  yield* checkFieldFormats('', { imagePullSecret }, { imagePullSecret: OBJECT_NAME });
  yield* checkFormatOfEach('namespaces', namespaces, DNS_LABEL);
  yield* checkUnique((namespaces ?? []).map((namespace, index) => [`namespaces[${index}]`, namespace]));
  if (namespaces !== undefined && clusterWide) {
    yield issue('', 'namespaces and clusterWide exclude each other: keep one');
  }
  if (namespaces?.length === 0) {
    yield missing('namespaces', 'is empty: write at least one, or leave namespaces out for the monitor\'s own');
  }
  if (own === undefined) {
    yield missing('', 'the monitor has no namespace, which the binding of its Role needs: write one in metadata, or for the chart');
  }
}

/** The port of the monitor's HTTP server. */
const PORT = 8080;

/** The address to listen on: Kubernetes' probes and Prometheus connect from outside of the pod, with IPv4 or IPv6. */
const EVERY_ADDRESS = '::';

/** The name of the port. */
const PORT_NAME = 'metrics';

/** @param namespaces the watched namespaces; if empty, all of them */
function monitorPod({ commandImage, imagePullSecret }: MachineMonitorProps, namespaces: readonly string[], serviceAccountName: string) {
  return {
    serviceAccountName,
    ...imagePullSecret !== undefined && { imagePullSecrets: [{ name: imagePullSecret }] },
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    containers: [{
      name: 'monitor',
      image: commandImage,
      args: ['monitor', ...namespaces.length === 0 ? ['--all-namespaces'] : ['--namespace', ...namespaces], '--port', String(PORT), '--address', EVERY_ADDRESS],
      ports: [{ name: PORT_NAME, containerPort: PORT, protocol: 'TCP' }],
      securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
      resources: { requests: { cpu: '20m', memory: '96Mi' }, limits: { memory: '256Mi' } },
      livenessProbe: { httpGet: { path: '/healthz', port: PORT_NAME } },
      readinessProbe: { httpGet: { path: '/readyz', port: PORT_NAME } },
    }],
  };
}
