// How a machine becomes a node of a Kubernetes cluster: adds the registration to the template of the machine.
import { guestFiles, secretDisks, withSecretDisk } from './guest-files';
import type { ClusterKind, JoinMethod, RegisteredNode } from './joining';
import { KUBEADM, KubeadmRegistrationProps } from './kubeadm';
import { K3S, K3sRegistrationProps, RKE2, Rke2RegistrationProps } from './rancher';
import { SCRIPT, ScriptRegistrationProps } from './script';
import { editUserData, withFiles } from './user-data-files';
import { VCLUSTER, VclusterRegistrationProps } from './vcluster';
import { IGNITION_DATA } from '../../admission/placement/instance-metadata';
import { issue, IssueCollector, Issues, refuse } from '../../issues/issues';
import { shapeAndRuleIssues } from '../../issues/shape-issues';
import { isMap, textOf } from '../../plain-data/plain-data';
import type { VirtualMachineTemplate } from '../../template/virtual-machine-template';

/**
 * How a machine becomes a node of a Kubernetes cluster when it boots. It adds files to the user data. They join the cluster once the
 * template's own user data has run, and retry until the machine has joined, also after a reboot. They read tokens from disks with Secrets
 * of the machine's namespace. Tokens appear neither in manifests nor in the guest's logs.
 *
 * The node registers with the name of the machine, and with the taints and labels of its node type. The image or the template's
 * cloud-init has to provide everything else that the distribution needs, such as a container runtime for kubeadm.
 */
export class NodeRegistration {
  /**
   * Joins a vCluster with private nodes, with the script that it serves. Taints and labels are arguments of the kubelet
   * (`KUBELET_EXTRA_ARGS`), which override those of the vCluster's own configuration. The guest's hostname becomes the name of the Node, so
   * a claim of several machines is refused if its template sets a hostname that they share.
   *
   * Throws when the endpoint is invalid, or a token is given as a string.
   *
   * @param props the vCluster
   */
  public static vcluster(props: VclusterRegistrationProps): NodeRegistration {
    return new NodeRegistration(joinMethodOf(VCLUSTER, props));
  }

  /**
   * Joins a cluster with `kubeadm join` and a JoinConfiguration of `kubeadm.k8s.io/v1beta4`, which kubeadm 1.31 and newer read. Taints and
   * labels are its `nodeRegistration.taints` and the argument `node-labels` of `kubeletExtraArgs`.
   *
   * Throws when a value is invalid, a token is given as a string, or not exactly one of `caCertHashes` and `unsafeSkipCaVerification` is
   * set.
   *
   * @param props the cluster
   */
  public static kubeadm(props: KubeadmRegistrationProps): NodeRegistration {
    return new NodeRegistration(joinMethodOf(KUBEADM, props));
  }

  /**
   * Joins a k3s cluster as an agent, which is installed if the image does not have it. Taints and labels are added to `node-taint`
   * and `node-label` of its configuration.
   *
   * Throws when a value is invalid, or a token is given as a string.
   *
   * @param props the cluster
   */
  public static k3s(props: K3sRegistrationProps): NodeRegistration {
    return new NodeRegistration(joinMethodOf(K3S, props));
  }

  /**
   * Joins an RKE2 cluster as an agent, which is installed if the image does not have it. Taints and labels are added to
   * `node-taint` and `node-label` of its configuration.
   *
   * Throws when a value is invalid, or a token is given as a string.
   *
   * @param props the cluster
   */
  public static rke2(props: Rke2RegistrationProps): NodeRegistration {
    return new NodeRegistration(joinMethodOf(RKE2, props));
  }

  /**
   * Joins any kind of cluster with a script. Its environment has the node's name, taints and labels.
   *
   * Throws when the script does not start with a `#!` line, or a secret value is given as a string.
   *
   * @param props the script
   */
  public static script(props: ScriptRegistrationProps): NodeRegistration {
    return new NodeRegistration(joinMethodOf(SCRIPT, props));
  }

  private constructor(private readonly joinMethod: JoinMethod) {}

  /** @internal whether the Node gets the guest's hostname as its name */
  public get _isNamedByGuest(): boolean {
    return this.joinMethod.isNamedByGuest === true;
  }

  /**
   * The template of a machine that becomes a node: adds the disks with its secrets, and the files that join to its user data.
   *
   * @internal
   * @param node the node, whose taints and labels are checked already
   * @throws one error that lists a disk of the same name, and user data to which no files can be added
   */
  public _register(template: VirtualMachineTemplate, node: RegisteredNode): VirtualMachineTemplate {
    const disks = secretDisks(this.joinMethod);
    const collector = new IssueCollector();
    collector.add([...ignitionIssues(template)]);
    const withDisks = disks.reduce((result, disk) => collector.collect(() => withSecretDisk(result, disk), result), template);
    const files = guestFiles(this.joinMethod, disks, node);
    const registered = collector.collect(() => editUserData(withDisks, (path, userData) => withFiles(path, userData, files)), withDisks);
    collector.raise();
    return registered;
  }
}

/** Ignition sets up its guests instead of cloud-init, which would run the registration. Its configuration may have secrets. */
function* ignitionIssues({ _wire }: VirtualMachineTemplate): Issues {
  if (textOf(_wire.spec.template?.metadata?.annotations?.[IGNITION_DATA]) !== '') {
    yield issue(`spec.template.metadata.annotations[${IGNITION_DATA}]`, 'has Ignition set up the guest, and registration needs cloud-init: leave out one of them');
  }
}

/** Refuses fields of the wrong type, and invalid values. Errors do not show props that are not a map: they may be a token. */
function joinMethodOf<Props extends object>({ name, shape, issuesOf, joinMethod }: ClusterKind<Props>, props: Props): JoinMethod {
  refuse(shapeAndRuleIssues(isMap(props) ? props : {} as Props, shape, issuesOf), `NodeRegistration.${name}`);
  return joinMethod(props);
}
