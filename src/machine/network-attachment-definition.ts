// The construct for a network that Multus attaches machines to. A bridge and a VLAN describe the network.
import { ApiObject, ApiObjectMetadata } from 'cdk8s';
import { Construct } from 'constructs';
import { OVN } from '../admission/network/attachment-definitions';
import { checkCall } from '../declared/arguments';
import { checkRange } from '../issues/checks';
import { checkFormat, LINK_NAME, NODE_RESOURCE } from '../issues/formats';
import { issue, Issues, pathOf, refuse } from '../issues/issues';
import { LibraryObject } from '../objects/library-object';
import { objectMetadata } from '../objects/metadata';

/** The properties of a network that Multus attaches machines to. */
export interface NetworkAttachmentDefinitionProps {
  /**
   * The object's metadata.
   *
   * @default - the name is the construct id, the namespace the chart's
   */
  readonly metadata?: ApiObjectMetadata;

  /** The Linux bridge of the node, 15 characters at most: sets `bridge` of the CNI configuration. */
  readonly bridge: string;

  /**
   * The VLAN, 1 to 4094: sets `vlan` of the CNI configuration.
   *
   * @default - untagged
   */
  readonly vlan?: number;

  /**
   * The network's MTU in bytes: sets `mtu` of the CNI configuration.
   *
   * @default - the bridge's
   */
  readonly mtu?: number;

  /**
   * Whether frames are dropped if their source address is not the interface's: sets `macspoofchk` of the CNI
   * configuration.
   *
   * @default true
   */
  readonly macSpoofCheck?: boolean;

  /**
   * The CNI plugin, which must have the fields `bridge` and `vlan`, such as bridge, cnv-bridge or ovs: sets `type` of the CNI configuration. For
   * other plugins, such as that of OVN-Kubernetes, write a NetworkAttachmentDefinition as an `ApiObject`.
   *
   * @default bridge
   */
  readonly cniType?: string;

  /**
   * The resource that nodes with this network advertise: sets the annotation `k8s.v1.cni.cncf.io/resourceName`, so that
   * machines are scheduled to those nodes. Since KubeVirt 1.9, this needs network-resources-injector in the cluster, unless
   * KubeVirt's feature gate ExternalNetResourceInjection is turned off: `doctor` reports if it is missing.
   *
   * @default - none
   */
  readonly resourceName?: string;
}

/**
 * A network on a bridge of the nodes: emits a NetworkAttachmentDefinition (`k8s.cni.cncf.io/v1`).
 *
 * Its child is the NetworkAttachmentDefinition, `Resource`.
 */
export class NetworkAttachmentDefinition extends Construct {
  /** The NetworkAttachmentDefinition. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the bridge's name, the VLAN, the MTU or the resource is invalid, or the plugin is that of OVN-Kubernetes, which has no bridge.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the network's name unless `metadata` sets another
   * @param props the network
   */
  constructor(scope: Construct, id: string, props: NetworkAttachmentDefinitionProps) {
    checkCall('NetworkAttachmentDefinition', [scope, id, props], (...valid) => new NetworkAttachmentDefinition(...valid));
    refuse(networkIssues(props), () => pathOf(scope, id));
    const { bridge, vlan, mtu, macSpoofCheck = true, cniType = 'bridge', resourceName } = props;
    const metadata = objectMetadata(scope, id, props.metadata);
    super(scope, id);
    this.apiObject = new LibraryObject(this, 'Resource', {
      apiVersion: 'k8s.cni.cncf.io/v1',
      kind: 'NetworkAttachmentDefinition',
      metadata: {
        ...metadata,
        annotations: { ...metadata.annotations, ...resourceName !== undefined && { 'k8s.v1.cni.cncf.io/resourceName': resourceName } },
      },
      spec: {
        config: JSON.stringify({ cniVersion: '0.3.1', name: metadata.name, type: cniType, bridge, vlan, mtu, macspoofchk: macSpoofCheck, ipam: {} }),
      },
    });
  }

  /** The network's name: the `networkName` of a machine's network in the same namespace. */
  public get networkName(): string {
    return this.apiObject.name;
  }
}

function* networkIssues({ bridge, vlan, mtu, cniType, resourceName }: NetworkAttachmentDefinitionProps): Issues {
  yield* checkFormat('bridge', bridge, LINK_NAME);
  yield* checkRange('vlan', vlan, 1, 4094);
  yield* checkRange('mtu', mtu, 68, 65535);
  yield* checkFormat('resourceName', resourceName, NODE_RESOURCE);
  if (cniType === OVN) {
    yield issue('cniType', `${JSON.stringify(OVN)} has no bridge, and no vlan: write an ApiObject whose configuration has "topology": "localnet" and a vlanID`);
  }
}
