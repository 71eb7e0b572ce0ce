// What all machines of an app have in common, said once.
import { IConstruct } from 'constructs';

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
}

/** The storage class that a disk falls back to; none leaves it to the cluster. */
export interface StorageDefaults {
  readonly storageClassName?: string;
}

/** Defaults for every machine below a construct: an app, a chart, or any scope. */
export class MachineDefaults {
  /**
   * Sets the defaults of the machines below a construct. Inner scopes win over outer ones.
   *
   * Throws when the construct has children already: set defaults first.
   *
   * @param scope the app, chart or construct
   * @param props the defaults
   */
  public static set(scope: IConstruct, props: MachineDefaultsProps): void {
    if (props.clusterDefaultStorageClass && props.storageClassName !== undefined) {
      throw new Error(`${scope.node.path || 'app'}: storageClassName ${JSON.stringify(props.storageClassName)} and clusterDefaultStorageClass exclude each other: keep one`);
    }
    if (scope.node.children.length > 0) {
      throw new Error(`${scope.node.path || 'app'}: has children already, which may have used other defaults: set MachineDefaults before adding any`);
    }
    scope.node.setContext(CONTEXT_KEY, props);
  }

  private constructor() {}
}

/** What disks below a construct fall back to. */
export function storageDefaults(scope: IConstruct): StorageDefaults {
  const { storageClassName = 'default', clusterDefaultStorageClass = false }: MachineDefaultsProps = scope.node.tryGetContext(CONTEXT_KEY) ?? {};
  return clusterDefaultStorageClass ? {} : { storageClassName };
}
