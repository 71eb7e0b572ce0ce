// What all machines of an app have in common, said once.
import { IConstruct } from 'constructs';
import { setUniqueNames } from './metadata';
import { checkArguments } from '../declared/arguments';
import { issue, IssueError } from '../issues/issues';
import { present } from '../plain-data/plain-data';
import { Architecture } from '../spec/architecture';

const CONTEXT_KEY = 'cdk8s-kubevirt/machine-defaults';

/** The defaults of an app's machines. */
export interface MachineDefaultsProps {
  /**
   * The storage class of disks that name none: sets `spec.storageClassName` of their claims.
   *
   * @default default
   */
  readonly storageClassName?: string;

  /**
   * Whether disks that name no storage class leave it to the cluster, which then takes the class that is annotated
   * `storageclass.kubernetes.io/is-default-class`. Excludes `storageClassName`.
   *
   * @default false
   */
  readonly clusterDefaultStorageClass?: boolean;

  /**
   * The CPU architecture of machines that name none: sets `spec.template.spec.architecture`, and `domain.machine.type` to
   * what KubeVirt runs on it.
   *
   * @default Architecture.AMD64
   */
  readonly architecture?: Architecture;

  /**
   * What tells these machines from others of the same namespace and name, such as the name of their cluster: firmware
   * UUIDs, serial numbers and MAC addresses are derived from it too. Two clusters that share a layer-2 network want two.
   *
   * @default - none
   */
  readonly identitySeed?: string;

  /**
   * Whether Argo CD, Flux and Helm leave disks and cloud-init's Secrets alone that are in the manifests no more, until
   * somebody deletes them: sets annotations of theirs. A line that was deleted by mistake costs no data then, and a machine
   * keeps the Secret that it was started with.
   *
   * @default true
   */
  readonly pruneProtection?: boolean;

  /**
   * Whether objects that no `metadata` names are named after the paths of their constructs, `<chart>-<scope>-<id>-<hash>` of at
   * most 44 characters, instead of their ids alone: sets `metadata.name`. A construct of yours with machines in it can then stand
   * in a chart twice. A construct that moves to another scope gets another name, and so another machine.
   *
   * It holds for every construct of this library below the scope, whose `name` tells the name, and not for
   * `<machine>-<disk>` and what else is named after another object.
   *
   * @default false
   */
  readonly uniqueNames?: boolean;
}

/** The storage class that a disk falls back to; none leaves it to the cluster. */
export interface StorageDefaults {
  readonly storageClassName?: string;
}

/** Everything that machines fall back to. */
export interface Defaults {
  readonly storage: StorageDefaults;
  readonly architecture: Architecture;
  readonly identitySeed: string;
  readonly pruneProtection: boolean;
}

const UNLESS_SET: Defaults = {
  storage: { storageClassName: 'default' }, architecture: Architecture.AMD64, identitySeed: '', pruneProtection: true,
};

/** Defaults for every machine below a construct: an app, a chart, or any scope. */
export class MachineDefaults {
  /**
   * Sets the defaults of the machines below a construct. What is left out stays as an outer scope has it.
   *
   * Throws when the construct has children already: set defaults first.
   *
   * @param scope the app, chart or construct
   * @param props the defaults
   */
  public static set(scope: IConstruct, props: MachineDefaultsProps): void {
    checkArguments('MachineDefaults.set', scope, props);
    const { storageClassName, clusterDefaultStorageClass, uniqueNames, ...others } = props;
    if (clusterDefaultStorageClass && storageClassName !== undefined) {
      throw new IssueError([{ source: scope.node.path || 'app', ...issue('', `storageClassName ${JSON.stringify(storageClassName)} and clusterDefaultStorageClass exclude each other: keep one`) }]);
    }
    if (scope.node.children.length > 0) {
      throw new IssueError([{ source: scope.node.path || 'app', ...issue('', 'has children already, which may have used other defaults: set MachineDefaults before adding any') }]);
    }
    const outer = machineDefaults(scope);
    const storage = clusterDefaultStorageClass || storageClassName !== undefined ? { storageClassName } : outer.storage;
    if (uniqueNames !== undefined) {
      setUniqueNames(scope, uniqueNames);
    }
    scope.node.setContext(CONTEXT_KEY, { ...outer, ...present(others), storage });
  }

  private constructor() {}
}

/** What machines below a construct fall back to. */
export function machineDefaults(scope: IConstruct): Defaults {
  return scope.node.tryGetContext(CONTEXT_KEY) ?? UNLESS_SET;
}
