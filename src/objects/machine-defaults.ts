// The defaults of all machines of an app, set in one place.
import { IConstruct } from 'constructs';
import { setUniqueNames } from './metadata';
import { checkCall } from '../declared/arguments';
import { issue, type Issues, refuse } from '../issues/issues';
import { Architecture } from '../plain-data/architecture';
import { copyProps, omitEmpty } from '../plain-data/plain-data';
import { type AccessMode, accessModeIssues, type VolumeMode } from '../storage/persistent-volume-claim';

const CONTEXT_KEY = 'cdk8s-kubevirt/machine-defaults';

/** The defaults of an app's machines. */
export interface MachineDefaultsProps {
  /**
   * The storage class of disks without one: sets `spec.storageClassName` of their claims, and that of a DataVolume or DataImportCron
   * without one. `Machine.template` sets the one of the scope that it is called with. A `VolumeSource.dataVolumeTemplate` is part of a
   * template, and has its own.
   *
   * @default - the default class of the cluster
   */
  readonly storageClassName?: string;

  /**
   * How many nodes may use a disk at once, by at least one mode: sets `spec.accessModes` of its claim. It is for disks of a Machine or its
   * template that set neither `accessModes` nor `storageClassName`. Live migration needs ReadWriteMany. A scope that chooses another storage
   * class chooses this anew.
   *
   * @default [AccessMode.READ_WRITE_ONCE]
   */
  readonly accessModes?: AccessMode[];

  /**
   * Whether a disk is a file on a volume or the block device itself: sets `spec.volumeMode` of its claim. It is for the same disks as
   * `accessModes`: those that set neither `volumeMode` nor `storageClassName`. A scope that chooses another storage class chooses this anew.
   *
   * @default - Kubernetes': Filesystem
   */
  readonly volumeMode?: VolumeMode;

  /**
   * The CPU architecture of machines without one: sets `spec.template.spec.architecture`, and `domain.machine.type` to
   * KubeVirt's machine type for it.
   *
   * @default Architecture.AMD64
   */
  readonly architecture?: Architecture;

  /**
   * A string that distinguishes these machines from others of the same namespace and name, such as the name of their cluster: firmware
   * UUIDs, serial numbers and MAC addresses are derived from it too. Clusters that share a layer-2 network need different seeds.
   *
   * @default - none
   */
  readonly identitySeed?: string;

  /**
   * Whether Argo CD, Flux and Helm keep disks that are removed from the manifests, until they are deleted by hand. Argo CD and Flux then
   * also keep the Secrets of cloud-init. Sets annotations of these objects. A line that is deleted by mistake then loses no data, and a
   * machine keeps the Secret that it was started with. Argo CD deletes the Secrets with their application.
   *
   * @default true
   */
  readonly pruneProtection?: boolean;

  /**
   * Whether objects without a name in `metadata` are named after the paths of their constructs, `<chart>-<scope>-<id>-<hash>` of at most 44
   * characters, instead of their ids alone: sets `metadata.name`. A chart can then contain your own construct with machines twice. A
   * construct that moves to another scope gets another name, and so becomes another machine.
   *
   * It applies to every construct of this library below the scope; their `name` returns the name. It does not apply to
   * `<machine>-<disk>` and other objects that are named after another object.
   *
   * @default false
   */
  readonly uniqueNames?: boolean;
}

/** The storage of disks without a storage class of their own. */
interface StorageDefaults {
  /** If it is undefined, the cluster chooses. */
  readonly storageClassName?: string;
  readonly accessModes?: readonly AccessMode[];
  readonly volumeMode?: VolumeMode;
}

/** The defaults of machines, with every field set. */
export interface Defaults {
  readonly storage: StorageDefaults;
  readonly architecture: Architecture;
  readonly identitySeed: string;
  readonly pruneProtection: boolean;
}

const BUILT_IN_DEFAULTS: Defaults = { storage: {}, architecture: Architecture.AMD64, identitySeed: '', pruneProtection: true };

/** Defaults for every machine below a construct: an app, a chart, or any scope. */
export class MachineDefaults {
  /**
   * Sets the defaults of the machines below a construct. Fields that are left out keep the value of an outer scope.
   *
   * Throws when the construct already has children: set defaults first.
   *
   * @param scope the app, chart or construct
   * @param props the defaults
   */
  public static set(scope: IConstruct, props: MachineDefaultsProps): void {
    checkCall('MachineDefaults.set', [scope, props], (...valid) => refuse(defaultsIssues(...valid), scope.node.path || 'app'));
    refuse(defaultsIssues(scope, props), scope.node.path || 'app');
    const { storageClassName, accessModes, volumeMode, uniqueNames, ...others } = copyProps(props);
    const outer = machineDefaults(scope);
    const ofClass = storageClassName === undefined ? outer.storage : { storageClassName };
    const storage = { ...ofClass, ...omitEmpty({ accessModes, volumeMode }) };
    if (uniqueNames !== undefined) {
      setUniqueNames(scope, uniqueNames);
    }
    scope.node.setContext(CONTEXT_KEY, { ...outer, ...omitEmpty(others), storage });
  }

  private constructor() {}
}

function* defaultsIssues({ node }: IConstruct, { accessModes }: MachineDefaultsProps): Issues {
  yield* accessModeIssues(accessModes);
  if (node.children.length > 0) {
    yield issue('', 'has children already, which may have used other defaults: set MachineDefaults before adding any');
  }
}

/** The defaults of machines below a construct. */
export function machineDefaults(scope: IConstruct): Defaults {
  return scope.node.tryGetContext(CONTEXT_KEY) ?? BUILT_IN_DEFAULTS;
}
