// The construct that turns a template into a VirtualMachinePool: identical machines, numbered from 0.
import { ApiObject, JsonPatch } from 'cdk8s';
import { Construct } from 'constructs';
import { autoscalerManifest, AutoscaleOptions } from './autoscaling';
import { copiedMachine, encodedPlaceholderIssues, secretReferenceIssues, secretsOfMachines } from './copied-machine';
import { apiVersionIssues, apiVersionNotes, PoolApiVersion, POOL, VirtualMachinePoolProps } from './pool-props';
import { autohealingSpec, withHighestFirst } from './strategies';
import { lowCpuTarget, requestsCpu } from '../admission/advice/autoscaling';
import { clusterCapabilities } from '../admission/cluster-capabilities';
import { selects } from '../admission/placement/selectors';
import { servedVersion } from '../admission/versions/served-versions';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import { checkArguments, checkCall } from '../declared/arguments';
import { checkRange } from '../issues/checks';
import { inSource, issue, IssueCollector, Issues, pathOf, refuse, runIn } from '../issues/issues';
import { shapeIssues } from '../issues/shape-issues';
import { type IPodSelector, PodSelector } from '../machine/pod-selector';
import { type ExposeOptions, exposeWithService, type VirtualMachineService } from '../machine/service';
import { ownMetadata } from '../machine/virtual-machine';
import { AUTOSCALED } from '../objects/autoscaled';
import { build } from '../objects/build';
import { EmittedObject } from '../objects/emitted-object';
import { LibraryObject } from '../objects/library-object';
import { machineDefaults } from '../objects/machine-defaults';
import { noteAtSynth } from '../objects/notes';
import { validateAtSynth } from '../objects/object-check';
import { copyProps, omitEmpty } from '../plain-data/plain-data';
import { emitSecrets, secretSource } from '../secrets/secret-source';
import { differsByMachine, fillForMachine } from '../template/machine-cloud-init';

/**
 * The label with the pool's name on every machine of a pool and its pod. By default it is the only label in the selector: no two
 * pools select the same machines, and the template's labels may change, although a selector may not.
 */
const POOL_LABEL = 'cdk8s-kubevirt/pool';

const AUTOSCALER = 'autoscaler';

/**
 * Identical machines: emits a VirtualMachinePool, and the Secrets of their cloud-init. If user data or network data contains `{{INDEX}}` or
 * `{{NAME}}`, each machine has its own Secrets, `<pool>-<volume>-<hash>-<index>`. An edit of that data changes the hash, and with it the
 * pool's template; another number of machines does not. KubeVirt gives a machine the lowest free number. A machine that is detached from
 * the pool by its labels keeps its number, so leave room in `maxReplicas`.
 *
 * Its children are the VirtualMachinePool (`Resource`), the Secrets of cloud-init (`secret-<number>`, from 0), the HorizontalPodAutoscaler
 * of `autoscale` (`autoscaler`), and the Services of `expose` (`service-<name>`).
 */
export class VirtualMachinePool extends PodSelector implements IPodSelector {
  /** The VirtualMachinePool. */
  public readonly apiObject: ApiObject;

  private readonly props: VirtualMachinePoolProps;

  /** The Secrets of single machines, from number `first` up to, but not including, `end`. */
  private readonly secretsOf: (first: number, end: number) => CloudInitSecret[];

  /**
   * Throws when the name is not a DNS label of at most 63 characters, a placeholder of the template has no value, or fields
   * contradict each other or the API version.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the pool's name unless `metadata` sets another
   * @param props the pool
   */
  constructor(scope: Construct, id: string, props: VirtualMachinePoolProps) {
    checkCall('VirtualMachinePool', [scope, id, props], (...valid) => new VirtualMachinePool(...valid));
    const path = pathOf(scope, id);
    const malformedProps = shapeIssues(props, POOL);
    refuse(malformedProps.length === 0 ? [] : [...malformedProps, ...sizeIssues(props)], path);
    const { apiVersion, replicas = 1, maxReplicas = replicas } = props;
    const machine = props.template._wire;
    const differs = differsByMachine(machine);
    const version = apiVersion ?? servedVersion(PoolApiVersion.V1BETA1, clusterCapabilities(scope));
    const fields = poolFields(props, differs, version);
    const collector = new IssueCollector();
    const own = collector.collect(() => ownMetadata(scope, id, props), { name: id });
    const issues = [
      ...sizeIssues(props),
      ...encodedPlaceholderIssues(machine),
      ...differs ? secretIssues(props, machine) : [],
      ...apiVersionIssues(apiVersion, fields),
      ...nameLengthIssues(own.name, maxReplicas),
    ];
    collector.add(issues.map((each) => inSource(path, each)));
    const label = { [POOL_LABEL]: own.name };
    const built = collector.collect(() => build(copiedMachine(props.template, label, props.spreadOver), own.name, {
      runStrategy: props.runStrategy,
      inlineCloudInit: props.inlineCloudInit,
      architecture: machineDefaults(scope).architecture,
      fillCopy: (wire) => fillForMachine(wire, own.name, 0),
      secretIssues: secretSource(scope)._refuses,
    }), undefined, path);
    collector.raise();
    super(scope, id);
    this.props = copyProps(props);
    const { object: { metadata: { labels, annotations }, spec }, secrets } = built!;
    this.apiObject = validateAtSynth(this, new EmittedObject(this, 'Resource', {
      apiVersion: version,
      kind: 'VirtualMachinePool',
      metadata: own,
      spec: {
        replicas,
        selector: props.selector ?? { matchLabels: label },
        ...fields,
        virtualMachineTemplate: {
          metadata: { labels: { ...labels, ...label }, annotations },
          spec,
        },
      },
    }), secrets);
    noteAtSynth(this, apiVersionNotes(apiVersion, fields));
    const isShared = props.inlineCloudInit || !fields.nameGeneration?.appendIndexToSecretRefs;
    this.secretsOf = isShared ? () => [] : (first, end) => secretsOfMachines(machine, own.name, first, end);
    emitSecrets(this, isShared ? secrets : [], own.namespace);
    this.emitSecretsOf(0, maxReplicas);
  }

  /** The pool's name: `metadata.name`. */
  public get name(): string {
    return this.apiObject.name;
  }

  /** The pool's namespace: `metadata.namespace`. Undefined if nothing sets it; it is then chosen when the manifest is applied. */
  public get namespace(): string | undefined {
    return this.apiObject.metadata.namespace;
  }

  /** The labels that only the pods of the pool's machines have. */
  public get podLabels(): { readonly [label: string]: string } {
    return { [POOL_LABEL]: this.name };
  }

  /**
   * Lets the number of machines follow their load: creates a HorizontalPodAutoscaler (`autoscaling/v2`) for the pool's scale subresource.
   * If the pool's `replicas` is not set, the manifest has no `spec.replicas`, so that applying it does not reset the number. Kubernetes
   * cannot scale a pool whose number was never set: set it once, after the first apply (`kubectl scale vmpool/workers --replicas=1`). With
   * `replicas`, the autoscaler starts on its own, but Argo CD or Flux has to ignore `/spec/replicas`. `ArgoCd.ignoreDifferences` and
   * `Flux.ignoreRules` do so, based on the annotation `cdk8s-kubevirt/autoscaled`, which this method sets on the pool. They also have to
   * ignore it for a pool that was already applied with `replicas`, or it shrinks to 1. The deliveries of a `Fleet` do
   * this, except that `Delivery.flux` needs `ignore: Flux.ignoreRules()`.
   *
   * Throws when the options contradict each other, `replicas` is 0, the selector does not select the machines' pods, or the pool
   * already has an autoscaler.
   *
   * @param options the minimum and maximum number of machines, and the metrics
   * @returns the HorizontalPodAutoscaler
   */
  public autoscale(options: AutoscaleOptions): ApiObject {
    checkArguments('VirtualMachinePool.autoscale', options);
    const { apiVersion, kind, name, metadata: { namespace } } = this.apiObject;
    const collector = new IssueCollector();
    collector.add(this.autoscalingIssues(options));
    const object = collector.collect(() => autoscalerManifest({ apiVersion, kind, name, namespace }, options), undefined);
    collector.raise(`${this.node.path}: autoscale`);
    const { replicas = 1, maxReplicas = replicas } = this.props;
    noteAtSynth(this, this.cpuRequestNotes(options));
    if (this.props.replicas === undefined) {
      this.apiObject.addJsonPatch(JsonPatch.remove('/spec/replicas'));
      noteAtSynth(this, ['spec.replicas is left to the autoscaler, which starts only after the number has been set once: after the first apply, '
        + `run kubectl scale vmpool/${name} --replicas=${options.minReplicas ?? 1}`]);
    }
    this.apiObject.metadata.addAnnotation(AUTOSCALED, 'true');
    this.emitSecretsOf(maxReplicas, options.maxReplicas);
    return new LibraryObject(this, AUTOSCALER, object!);
  }

  /**
   * Creates a Service in front of the pods of all machines; its construct's id is `service-<name>`.
   *
   * Throws when the machines are not on the pod network, do not forward one of the ports, or the pool has a Service of that name.
   *
   * @param options the ports, and the Service's name and type
   * @returns the Service
   */
  public expose(options: ExposeOptions): VirtualMachineService {
    checkCall('VirtualMachinePool.expose', [options], (valid) => this.node.tryRemoveChild(this.expose(valid).node.id));
    return exposeWithService(this, options);
  }

  /** Notes that the machines' pods request less CPU than the autoscaler's target is meant for. */
  private cpuRequestNotes({ cpuUtilization }: AutoscaleOptions): string[] {
    const isRequested = requestsCpu(this.apiObject.toJson().spec.virtualMachineTemplate.spec);
    const mistake = cpuUtilization === undefined || isRequested !== false ? undefined : lowCpuTarget(cpuUtilization);
    return mistake === undefined ? [] : [`autoscale: cpuUtilization: ${mistake}: write a CPU request in the template, such as by withResources`];
  }

  /** Reports why the pool cannot be scaled. An autoscaler finds the pods whose CPU it measures by the pool's selector. */
  private* autoscalingIssues({ maxReplicas }: AutoscaleOptions): Issues {
    const { selector, virtualMachineTemplate } = this.apiObject.toJson().spec;
    const labels = virtualMachineTemplate.spec.template?.metadata?.labels ?? {};
    if (this.node.tryFindChild(AUTOSCALER) !== undefined) {
      yield issue('', 'the pool already has an autoscaler: give it all metrics at once');
    }
    if (this.props.replicas === 0) {
      yield issue('replicas', '0 turns the autoscaler off: write at least 1, or leave it out');
    }
    if (this.props.replicas !== undefined && this.props.replicas > maxReplicas) {
      yield issue('maxReplicas', `${maxReplicas} is less than the pool's replicas, which are ${this.props.replicas}: the autoscaler would delete the others, write at least as many`);
    }
    yield* nameLengthIssues(this.name, maxReplicas);
    if (!selects(selector, labels)) {
      yield issue('selector', `${JSON.stringify(selector)} does not select the labels of the machines' pods, ${JSON.stringify(labels)}: `
        + 'write its labels at spec.template.metadata.labels of the template too');
    }
  }

  private emitSecretsOf(first: number, end: number): void {
    const secrets = runIn(this.node.path, () => this.secretsOf(first, end));
    // Every machine has the same number of Secrets.
    emitSecrets(this, secrets, this.apiObject.metadata.namespace, secrets.length === 0 ? 0 : first * secrets.length / (end - first));
  }
}

/** The fields of a pool's spec without its machines. */
function poolFields({ nameGeneration = {}, maxUnavailable, paused, ...props }: VirtualMachinePoolProps, differs: boolean, version: string) {
  return omitEmpty({
    paused,
    nameGeneration: omitEmpty({ appendIndexToSecretRefs: differs || undefined, ...omitEmpty(nameGeneration) }),
    maxUnavailable,
    updateStrategy: props.updateStrategy?._wire,
    scaleInStrategy: differs && version === PoolApiVersion.V1BETA1 ? withHighestFirst(props.scaleInStrategy) : props.scaleInStrategy?._wire,
    autohealing: props.autohealing && autohealingSpec(props.autohealing),
  });
}

function* sizeIssues({ replicas = 1, maxReplicas }: VirtualMachinePoolProps): Issues {
  yield* checkRange('replicas', replicas, 0);
  yield* checkRange('maxReplicas', maxReplicas, replicas);
}

/** KubeVirt cuts hostnames off at this length: longer names that differ only at their ends would become the same. */
const MAX_HOSTNAME_LENGTH = 63;

function* nameLengthIssues(pool: string, machines: number): Issues {
  const last = `${pool}-${Math.max(machines, 1) - 1}`;
  if (last.length > MAX_HOSTNAME_LENGTH) {
    yield issue('metadata.name', `${JSON.stringify(pool)} has ${pool.length} characters, and ${JSON.stringify(last)}, its last machine, ${last.length}: `
      + `shorten it to at most ${MAX_HOSTNAME_LENGTH - last.length + pool.length}, or two machines have the same hostname`);
  }
}

/** Reports options that contradict cloud-init that differs by machine: each machine then has its own Secrets, also for volumes. */
function* secretIssues({ inlineCloudInit, nameGeneration }: VirtualMachinePoolProps, machine: any): Issues {
  const appended = nameGeneration?.appendIndexToSecretRefs;
  if (inlineCloudInit) {
    yield issue('inlineCloudInit', 'cloud-init contains {{INDEX}} or {{NAME}}, and inline data is the same for all machines: leave it out');
  }
  if (appended === false) {
    yield issue('nameGeneration.appendIndexToSecretRefs', 'cloud-init contains {{INDEX}} or {{NAME}}, which requires a Secret for each machine: leave it out');
  }
  yield* appended === undefined ? secretReferenceIssues(machine) : [];
}
