// How a machine becomes a node of a Kubernetes cluster: one function from template to template.
import { guestFiles } from './guest-files';
import type { Joining, RegisteredNode } from './joining';
import { joiningKubeadm, KUBEADM, kubeadmIssues, KubeadmRegistrationProps } from './kubeadm';
import { joiningRancher, K3S, K3sRegistrationProps, RANCHER, rancherIssues, RKE2, Rke2RegistrationProps } from './rancher';
import { joiningByScript, SCRIPT, scriptIssues, ScriptRegistrationProps } from './script';
import { secretDisks, withSecretDisk } from './secret-disks';
import { withFiles } from './user-data-files';
import { withUserData } from './user-data-volume';
import { joiningVcluster, VCLUSTER, vclusterIssues, VclusterRegistrationProps } from './vcluster';
import { IssueCollector, Issues, refuse } from '../../issues/issues';
import { issuesOfBoth, Shape } from '../../issues/shape';
import { isMap } from '../../plain-data/plain-data';
import type { VirtualMachineTemplate } from '../../template/virtual-machine-template';
import { nodeLabelIssues, taintIssues } from '../node-taint';

/**
 * How a machine becomes a node of a Kubernetes cluster when it boots: cloud-init is given files that join, once it has done
 * all that the template's own user data says, and that try again, also after a reboot, until the machine has joined. Tokens
 * are read from disks with Secrets of the machine's namespace, and stand neither in manifests nor in the guest's logs.
 *
 * The node registers with the name of the machine, and with the taints and labels of its node type. What the guest needs of a
 * distribution's own, such as a container runtime for kubeadm, its image or the template's cloud-init brings.
 */
export class NodeRegistration {
  /**
   * Joins a vCluster with private nodes, by the script that it serves. Taints and labels are arguments of the kubelet
   * (`KUBELET_EXTRA_ARGS`), where they take the place of those that the vCluster's own configuration has.
   *
   * Throws when the endpoint is none, or a token is given as text.
   *
   * @param props the vCluster
   */
  public static vcluster(props: VclusterRegistrationProps): NodeRegistration {
    refuseMistaken('vcluster', props, VCLUSTER, vclusterIssues);
    return new NodeRegistration(joiningVcluster(props));
  }

  /**
   * Joins a cluster by `kubeadm join` with a JoinConfiguration of `kubeadm.k8s.io/v1beta4`, which kubeadm 1.31 and newer read.
   * Taints and labels are its `nodeRegistration.taints` and the argument `node-labels` of `kubeletExtraArgs`.
   *
   * Throws when a value is none of its kind, a token is given as text, or nothing says how the cluster's CA is verified.
   *
   * @param props the cluster
   */
  public static kubeadm(props: KubeadmRegistrationProps): NodeRegistration {
    refuseMistaken('kubeadm', props, KUBEADM, kubeadmIssues);
    return new NodeRegistration(joiningKubeadm(props));
  }

  /**
   * Joins a cluster of k3s as an agent, which is installed where the image has none. Taints and labels are added to `node-taint`
   * and `node-label` of its configuration.
   *
   * Throws when a value is none of its kind, or a token is given as text.
   *
   * @param props the cluster
   */
  public static k3s(props: K3sRegistrationProps): NodeRegistration {
    refuseMistaken('k3s', props, RANCHER, rancherIssues);
    return new NodeRegistration(joiningRancher(K3S, props));
  }

  /**
   * Joins a cluster of RKE2 as an agent, which is installed where the image has none. Taints and labels are added to
   * `node-taint` and `node-label` of its configuration.
   *
   * Throws when a value is none of its kind, or a token is given as text.
   *
   * @param props the cluster
   */
  public static rke2(props: Rke2RegistrationProps): NodeRegistration {
    refuseMistaken('rke2', props, RANCHER, rancherIssues);
    return new NodeRegistration(joiningRancher(RKE2, props));
  }

  /**
   * Joins a cluster of any kind by a script, which takes the node's name, taints and labels from its environment.
   *
   * Throws when the script has no first line that says what runs it, or a value that nobody may read is given as text.
   *
   * @param props the script
   */
  public static script(props: ScriptRegistrationProps): NodeRegistration {
    refuseMistaken('script', props, SCRIPT, scriptIssues);
    return new NodeRegistration(joiningByScript(props));
  }

  private constructor(private readonly joining: Joining) {}

  /**
   * The template of a machine that becomes a node: with the disks that have its secrets, and with user data that joins.
   *
   * @internal
   * @throws one error that lists the taints and labels that a kubelet would not take, a disk of the same name, and user data
   *   that nothing can be added to
   */
  public _register(template: VirtualMachineTemplate, node: RegisteredNode): VirtualMachineTemplate {
    const disks = secretDisks(this.joining);
    const collector = new IssueCollector();
    collector.add([...taintIssues('taints', node.taints), ...nodeLabelIssues('labels', node.labels)]);
    const withDisks = disks.reduce((result, disk) => collector.collect(() => withSecretDisk(result, disk), result), template);
    const files = guestFiles(this.joining, disks, node);
    const registered = collector.collect(() => withUserData(withDisks, (path, userData) => withFiles(path, userData, files)), withDisks);
    collector.raise();
    return registered;
  }
}

/** Tells what a program without types may get wrong, and what the values say wrongly. What is no map is not shown: it may be a token. */
function refuseMistaken<Props extends object>(kind: string, props: Props, shape: Shape, issuesOf: (props: Props) => Issues): void {
  refuse(issuesOfBoth(isMap(props) ? props : {} as Props, shape, issuesOf), `NodeRegistration.${kind}`);
}
