// The construct for a namespace of leases: its limits, who may take leases there, and the clean-up that ends them.
import { ApiObject } from 'cdk8s';
import { Construct } from 'constructs';
import { CLEANUP_DEADLINE, CLEANUP_LABEL, CLEANUP_PERMISSIONS, cleanUpPod } from './clean-up-pod';
import { cleanUpName } from './lease-guards';
import { LEASE_VARIABLES, leaseRules, SECRET_RULES } from './lease-policy';
import { leasePoolIssues, MachineLeasePoolProps, maxAgeOf } from './machine-lease-pool-props';
import { machineRules } from './machine-policy';
import { cleanUpNetworkPolicy, diskNetworkPolicy, podNetworkPolicy } from './network-policies';
import { admissionPolicy, AdmissionPolicyProps, POD_CREATORS, ClusterObject } from '../access/admission-policy';
import { MachineAccess } from '../access/machine-access';
import { MachineAction, policyRules } from '../access/permissions';
import { ServiceAccount } from '../access/service-account';
import { checkCall } from '../declared/arguments';
import { pathOf, refuse } from '../issues/issues';
import { LibraryObject } from '../objects/library-object';
import { NamedMetadata, objectMetadata } from '../objects/metadata';
import { omitEmpty } from '../plain-data/plain-data';
import { quantity } from '../plain-data/size';

/**
 * A namespace where people and CI jobs take machines for an hour with `cdk8s-kubevirt lease`: emits a Namespace with
 * ResourceQuotas and a LimitRange; NetworkPolicies that isolate guests, and the pods that fetch their disks, from the cluster, from each other and
 * from cloud metadata services; a Role for those who take leases; a CronJob that runs `lease cleanup`; and two
 * ValidatingAdmissionPolicies with their bindings, which need Kubernetes 1.30 and are cluster-scoped.
 *
 * The policies require that the machine of a lease is named after its id and slug, is never changed, can always be deleted, and uses only
 * its own disks and cloud-init Secrets and what the pool allows. They do not apply to users who may create pods in the namespace, since
 * pods can use all of this anyway. The rules for Secrets also do not apply to users who may read its Secrets.
 *
 * Users who take leases can still
 *
 * - see, stop, start and delete every machine of the pool, look at its display and reach its ports, and write the annotations
 *   by which the clean-up decides before `maxAge`: use separate pools for people who must not do so to each other;
 * - reach the internet, and send data through the cluster's DNS service;
 * - have nodes contact any image server, since nodes and not pods pull the images of container disks;
 * - set labels on the pods of their machines, by which other NetworkPolicies and Services of the namespace may select them;
 * - give guests more CPUs, memory and empty disks than are requested and counted, and create any number of small Secrets.
 *
 * The NetworkPolicies need a network plugin that enforces them, and apply in the pods' network only. Only KubeVirt's API server
 * and CDI can reach a pod of the namespace, so scraping importers with Prometheus and `virtctl vmexport` do not work.
 *
 * Its children are the Namespace (`Resource`), the ResourceQuotas (`Quota` and `PodQuota`), the LimitRange (`PodRequests`), the
 * NetworkPolicies (`Guests`, `Disks` and `CleanupNetwork`), the admission policies with their bindings (`MachinePolicy`,
 * `MachinePolicyBinding`, `SecretPolicy` and `SecretPolicyBinding`), and the MachineAccess of those who take leases (`Access`). The
 * clean-up has a CronJob (`Cleanup`), a ServiceAccount (`CleanupAccount`), a Role (`CleanupRole`) and a RoleBinding (`CleanupBinding`).
 */
export class MachineLeasePool extends Construct {
  /** The Namespace. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label. Otherwise throws one error that lists all mistakes: a name of more than 44 characters, fewer
   * than one lease or CPU, a `maxAge` below an hour, or a malformed image, schedule, network or name.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the namespace's name unless `metadata` sets another
   * @param props the number of leases, who takes them, and what ends them
   */
  constructor(scope: Construct, id: string, props: MachineLeasePoolProps) {
    checkCall('MachineLeasePool', [scope, id, props], (...valid) => new MachineLeasePool(...valid));
    const { namespace: _, ...metadata } = objectMetadata(scope, id, props.metadata) as NamedMetadata;
    const { name } = metadata;
    refuse(leasePoolIssues(name, props), () => pathOf(scope, id));
    super(scope, id);
    this.apiObject = new ClusterObject(this, 'Resource', { apiVersion: 'v1', kind: 'Namespace', metadata });
    const within = { name, namespace: name };
    this.emit('Quota', 'v1', 'ResourceQuota', within, { spec: { hard: objectLimits(props) } });
    if (props.maxCpu !== undefined || props.maxMemory !== undefined) {
      // The quota must not block the pod of the clean-up. That is the only pod with a deadline, so the scope excludes it.
      const spec = { hard: podLimits(props), scopes: ['NotTerminating'] };
      const pods = { name: `${name}-pods`, namespace: name };
      this.emit('PodQuota', 'v1', 'ResourceQuota', pods, { spec });
      this.emit('PodRequests', 'v1', 'LimitRange', pods, { spec: { limits: [{ type: 'Container', defaultRequest: podRequests(props) }] } });
    }
    this.emitNetworkPolicy('Guests', name, name, podNetworkPolicy(props));
    this.emitNetworkPolicy('Disks', name, `${name}-disks`, diskNetworkPolicy(props));
    this.emitNetworkPolicy('CleanupNetwork', name, cleanUpName(name), cleanUpNetworkPolicy());
    admissionPolicy(this, 'MachinePolicy', machinePolicy(name, props));
    admissionPolicy(this, 'SecretPolicy', secretPolicy(name));
    new MachineAccess(this, 'Access', { metadata: within, actions: [MachineAction.LEASE], subjects: props.subjects });
    this.emitCleanUp({ name: cleanUpName(name), namespace: name }, props);
  }

  /** The namespace's name: `kubevirt.namespace` in the configuration of a lease. */
  public get name(): string {
    return this.apiObject.name;
  }

  private emitCleanUp(metadata: NamedMetadata & { readonly namespace: string }, props: MachineLeasePoolProps): void {
    const account = new ServiceAccount(this, 'CleanupAccount', metadata);
    const group = 'rbac.authorization.k8s.io';
    this.emit('CleanupRole', `${group}/v1`, 'Role', metadata, { rules: policyRules([CLEANUP_PERMISSIONS]) });
    this.emit('CleanupBinding', `${group}/v1`, 'RoleBinding', metadata, {
      roleRef: { apiGroup: group, kind: 'Role', name: metadata.name },
      subjects: [account.toSubjectConfiguration()],
    });
    this.emit('Cleanup', 'batch/v1', 'CronJob', metadata, {
      spec: {
        schedule: props.cleanupSchedule ?? '*/10 * * * *',
        concurrencyPolicy: 'Forbid',
        successfulJobsHistoryLimit: 1,
        failedJobsHistoryLimit: 3,
        jobTemplate: {
          spec: {
            backoffLimit: 0,
            activeDeadlineSeconds: CLEANUP_DEADLINE,
            template: { metadata: { labels: CLEANUP_LABEL }, spec: cleanUpPod(metadata.namespace, metadata.name, props) },
          },
        },
      },
    });
  }

  private emitNetworkPolicy(id: string, namespace: string, name: string, spec: object): void {
    this.emit(id, 'networking.k8s.io/v1', 'NetworkPolicy', { name, namespace }, { spec });
  }

  private emit(id: string, apiVersion: string, kind: string, metadata: NamedMetadata, content: object): ApiObject {
    return new LibraryObject(this, id, { apiVersion, kind, metadata, ...content });
  }
}

/** A user who may read Secrets gains nothing from a machine that reads them. This includes controllers that copy Secrets from a store. */
const SECRET_READERS = { verb: 'get', resource: 'secrets' };

/** The policy for the machines of leases. */
function machinePolicy(namespace: string, props: MachineLeasePoolProps): AdmissionPolicyProps {
  return {
    name: `${namespace}-lease-machines`,
    namespace,
    resources: [{ apiGroup: 'kubevirt.io', apiVersion: 'v1', resource: 'virtualmachines' }],
    exempt: [POD_CREATORS],
    variables: LEASE_VARIABLES,
    rules: [...leaseRules(maxAgeOf(props)), ...machineRules(namespace, props)],
  };
}

/** The policy for the Secrets of leases. */
function secretPolicy(namespace: string): AdmissionPolicyProps {
  return {
    name: `${namespace}-lease-secrets`,
    namespace,
    resources: [{ apiGroup: '', apiVersion: 'v1', resource: 'secrets' }],
    exempt: [POD_CREATORS, SECRET_READERS],
    rules: SECRET_RULES,
  };
}

function objectLimits({ maxLeases, maxStorage }: MachineLeasePoolProps) {
  return omitEmpty({
    'count/virtualmachines.kubevirt.io': String(maxLeases),
    'requests.storage': maxStorage && quantity(maxStorage),
  });
}

/**
 * The requests of a container that sets none, which the quota would otherwise refuse. KubeVirt sets these requests on the sidecar of a
 * network binding only if the machine has dedicated CPUs, and otherwise none.
 */
function podRequests({ maxCpu, maxMemory }: MachineLeasePoolProps) {
  return omitEmpty({ cpu: maxCpu && '200m', memory: maxMemory && '64M' });
}

function podLimits({ maxCpu, maxMemory }: MachineLeasePoolProps) {
  return omitEmpty({
    'requests.cpu': maxCpu === undefined ? undefined : String(maxCpu),
    'requests.memory': maxMemory && quantity(maxMemory),
  });
}
