// The public API of the test kit: assertions on the machines and other objects that a program emits.
import type { App, Chart } from 'cdk8s';
import { objectsOfApp, objectsOfChart } from './app-objects';
import { type DiskExpectation, disksOf, expectedDisk } from './disk-expectation';
import { expectedMachine, expectedPart } from './expected-part';
import { claimsAmong, type KnownObject, isMachine, kindNameOf, machinesIn, nameOf, objectsOfText } from './known-objects';
import { type MachineRestart, type MachineRestartOptions, restartsBetween } from './machine-restarts';
import { matches, nearestMiss } from './nearest-miss';
import { violationsOf } from '../admission/admission';
import type { ClusterCapabilitiesProps } from '../admission/cluster-capabilities';
import { isNewerThanChecks } from '../admission/kubevirt-version';
import { providedByCluster } from '../admission/provided-objects';
import { checkArguments } from '../declared/arguments';
import { inSource, issue, type Issue, refuse } from '../issues/issues';
import { suggestNames } from '../issues/nearest-name';
import { groupBy, scalarText } from '../plain-data/plain-data';
import { fileText } from '../yaml/file-text';

/**
 * Assertions on emitted manifests, for tests of programs that create machines.
 *
 * An expectation is a part of an object, as plain data or as YAML. Fields that it leaves out may have any value:
 *
 * - Maps match by the fields that are expected.
 * - Lists of named items (disks, volumes, networks, interfaces, DataVolume templates, ports) match by the items that are expected,
 *   found by `name` or `metadata.name`, in any order. Other lists match as a whole, item by item; `[]` expects none.
 * - Quantities match by their amounts: `4Gi` is `4096Mi`.
 * - null expects that the field does not exist. In Python, Java and Go, a null inside an object is lost before the library sees it: write
 *   YAML there.
 *
 * A failed assertion throws one error that names the nearest object and all fields that differ. It never shows a value of a Secret.
 */
export class MachineAssertions {
  /**
   * Takes the objects of a chart as `cdk8s synth` would write them, without those of charts in it. Nothing is validated: `isAdmitted`
   * does that.
   *
   * @param chart the chart
   */
  public static fromChart(chart: Chart): MachineAssertions {
    checkArguments('MachineAssertions.fromChart', chart);
    return new MachineAssertions(objectsOfChart(chart));
  }

  /**
   * Takes the objects of all charts of an app, cdk8s' `App` or `FleetApp`, as `fromChart` does.
   *
   * @param app the app
   */
  public static fromApp(app: App): MachineAssertions {
    checkArguments('MachineAssertions.fromApp', app);
    return new MachineAssertions(objectsOfApp(app));
  }

  /**
   * Takes the objects in YAML with any number of documents.
   *
   * Throws when the text is not YAML; mistakes are listed together, each with its line.
   *
   * @param text the YAML
   * @param capabilities the cluster's capabilities, for `isAdmitted` and `restarts`; charts set them with `ClusterCapabilities.set`
   */
  public static fromManifests(text: string, capabilities?: ClusterCapabilitiesProps): MachineAssertions {
    checkArguments('MachineAssertions.fromManifests', text, capabilities);
    return new MachineAssertions(objectsOfText(text, 'manifests', capabilities));
  }

  /**
   * Takes the objects of a YAML file, as `fromManifests` does.
   *
   * Throws when the file cannot be read, and when `fromManifests` does.
   *
   * @param path the file, relative to the working directory
   * @param capabilities the cluster's capabilities, for `isAdmitted` and `restarts`
   */
  public static fromFile(path: string, capabilities?: ClusterCapabilitiesProps): MachineAssertions {
    checkArguments('MachineAssertions.fromFile', path, capabilities);
    return new MachineAssertions(objectsOfText(fileText(path), path, capabilities));
  }

  private readonly machines: readonly KnownObject[];
  /** The capabilities of a cluster with a newer KubeVirt than the checks are made for, if there is one. */
  private readonly newest?: ClusterCapabilitiesProps;

  private constructor(private readonly emitted: readonly KnownObject[]) {
    this.machines = emitted.filter(isMachine);
    this.newest = emitted.map(({ capabilities }) => capabilities).find(isNewerThanChecks);
  }

  /**
   * Asserts that some VirtualMachine is as expected. If `metadata.name` is expected, only one may have that name: expect `metadata.namespace`
   * too where several have it.
   *
   * @param expected a part of the VirtualMachine, as an object or as YAML
   */
  public hasMachine(expected: any): void {
    checkArguments('MachineAssertions.hasMachine', expected);
    const part = expectedMachine(expected, 'MachineAssertions.hasMachine', this.newest);
    if (typeof part.metadata?.name === 'string') {
      const { name, namespace } = part.metadata;
      const named = this.machines.filter((each) => matches({ metadata: { name, namespace } }, each));
      refuse(sameNameIssues(name, named, 'write metadata.namespace too, for one of'), 'MachineAssertions.hasMachine');
    }
    this.requireMatch('MachineAssertions.hasMachine', 'VirtualMachine', part, this.machines);
  }

  /**
   * Asserts that no VirtualMachine is as expected. Like the other assertions on machines, it refuses a field that the checks would refuse.
   *
   * @param expected a part of a VirtualMachine, as an object or as YAML; `{}` matches any
   */
  public hasNoMachine(expected: any): void {
    checkArguments('MachineAssertions.hasNoMachine', expected);
    const part = expectedMachine(expected, 'MachineAssertions.hasNoMachine', this.newest);
    const found = this.machines.filter((each) => matches(part, each));
    const verb = found.length === 1 ? 'does' : 'do';
    refuse(found.length === 0 ? [] : [issue('', `no VirtualMachine was expected to match, but ${namesOf(found)} ${verb}`)], 'MachineAssertions.hasNoMachine');
  }

  /**
   * Asserts the number of VirtualMachines.
   *
   * @param count the number
   * @param expected only those that match are counted: a part of a VirtualMachine, as an object or as YAML. Default: all are counted
   */
  public countIs(count: number, expected?: any): void {
    checkArguments('MachineAssertions.countIs', count, expected);
    const part = expected === undefined ? {} : expectedMachine(expected, 'MachineAssertions.countIs', this.newest);
    const found = this.machines.filter((each) => matches(part, each));
    const others = expected === undefined || found.length === this.machines.length ? '' : ` of ${this.machines.length}`;
    refuse(found.length === count ? [] : [
      issue('', `expected ${count} VirtualMachine${count === 1 ? '' : 's'}, found ${found.length}${others}${found.length === 0 ? '' : `: ${namesOf(found)}`}`),
    ], 'MachineAssertions.countIs');
  }

  /**
   * Asserts that a machine has a disk. The disk's volume is followed to the DataVolume, the claim or the image behind it, as far as these
   * are among the manifests.
   *
   * @param machineName the machine's name, or `namespace/name` where several have that name
   * @param expected the expected properties of the disk
   */
  public hasDisk(machineName: string, expected: DiskExpectation): void {
    checkArguments('MachineAssertions.hasDisk', machineName, expected);
    const named = this.machines.filter(({ object }) => [object.metadata.name, nameOf(object)].includes(machineName));
    const machines = machinesIn(named, 'MachineAssertions.hasDisk');
    refuse(machines.length > 0 ? sameNameIssues(machineName, machines, 'write one of') : [this.noSuchMachine(machineName)], 'MachineAssertions.hasDisk');
    const name = JSON.stringify(expected.name);
    const claims = claimsAmong(this.emitted);
    const disks = machines.flatMap(({ object }) => disksOf(object, claims).map((found) => ({ object, found })));
    const candidates = disks.filter(({ found }) => found.name === expected.name);
    const names = disks.map(({ found }) => JSON.stringify(found.name)).join(', ');
    refuse(candidates.length > 0 ? [] : [issue('', `has no disk ${name}${names === '' ? ' or any other' : `, only ${names}`}`)], machineName);
    const [, ...fields] = nearestMiss(`disk ${name}`, expectedDisk(expected), candidates);
    refuse(fields, `${machineName}: disk ${name}`);
  }

  /**
   * Asserts that some object of a kind is as expected, such as a Secret, DataVolume or Service.
   *
   * @param kind the object's kind
   * @param expected a part of the object, as an object or as YAML; `{}` matches any
   */
  public hasObject(kind: string, expected: any): void {
    checkArguments('MachineAssertions.hasObject', kind, expected);
    const part = expectedPart(expected, 'MachineAssertions.hasObject');
    const candidates = this.emitted.filter(({ object }) => object.kind === kind);
    this.requireMatch('MachineAssertions.hasObject', kind, part, candidates);
  }

  /**
   * Asserts that a cluster would admit every object, by the rules of `Admission.validate`, the `ClusterCapabilities` of its scope, and the
   * objects that the other manifests provide.
   */
  public isAdmitted(): void {
    const provided = providedByCluster(this.emitted);
    refuse(this.emitted.flatMap(({ object, capabilities }) => (
      provided.get(capabilities)!.withoutProvided(violationsOf(object, capabilities)).map((violation) => inSource(`${kindNameOf(object)}/${nameOf(object)}`, violation))
    )));
  }

  /**
   * The running machines that would have to be restarted before these manifests take full effect, by KubeVirt 1.9's rule for the condition
   * `RestartRequired`. New machines, and those that are halted before or after, are not among them.
   *
   * What only a cluster knows is assumed: the machines were started with the earlier manifests and run. The rollout strategy is LiveUpdate,
   * and memory and sockets may grow to four times of what a machine started with. The cluster's architecture is amd64, and the pod network
   * of a machine without networks is a bridge. Claims whose access modes are not among the manifests are ReadWriteMany. Networks can get
   * another definition, unless `ClusterCapabilities` have a KubeVirt before 1.9 without the feature gate LiveUpdateNADRef. Another instance
   * type or preference counts as a restart.
   *
   * Throws when the earlier text is not YAML or has no objects, when several machines have the same name and namespace, and when a machine has
   * a value of another type where KubeVirt has a list or a map.
   *
   * @param since the earlier manifests, as YAML, such as those from Git; not the path of a file
   * @param options how the cluster rolls out changes
   */
  public restarts(since: string, options: MachineRestartOptions = {}): MachineRestart[] {
    checkArguments('MachineAssertions.restarts', since, options);
    const before = objectsOfText(since, 'MachineAssertions.restarts: since');
    // For example, after a failed "git show".
    refuse(before.length > 0 ? [] : [issue('MachineAssertions.restarts: since', 'has no objects, so nothing would be compared: write the earlier manifests from Git, such as the output of "git show main:dist/shop.k8s.yaml"')]);
    refuse([...sameMachineIssues(before.filter(isMachine)).map((each) => inSource('since', each)), ...sameMachineIssues(this.machines)], 'MachineAssertions.restarts');
    return restartsBetween(before, this.emitted, options);
  }

  private requireMatch(call: string, kind: string, expected: any, candidates: readonly KnownObject[]): void {
    refuse(candidates.length > 0 ? [] : [this.noSuchKind(kind)], call);
    const [first, ...fields] = nearestMiss(kind, expected, candidates.map(({ object }) => ({ object, found: object })));
    refuse(first === undefined ? [] : [inSource(call, first), ...fields]);
  }

  private noSuchKind(kind: string): Issue {
    const others = Array.from(groupBy(this.emitted, ({ object }) => kindNameOf(object)), ([each, objects]) => `${each} ${namesOf(objects)}`);
    return issue('', `there is no object of kind ${JSON.stringify(kind)}, ${others.length === 0 ? 'nor of any other' : `only ${others.join('; ')}`}`);
  }

  private noSuchMachine(machineName: string): Issue {
    const names = this.machines.map(({ object }) => machineName.includes('/') ? nameOf(object) : scalarText(object.metadata.name));
    return this.machines.length === 0 ? this.noSuchKind('VirtualMachine')
      : issue('', `there is no VirtualMachine ${JSON.stringify(machineName)}, write ${suggestNames(machineName, names)}`);
  }
}

/**
 * Refuses a name that several machines have: an assertion would hold if only one of them is as expected.
 *
 * @param advice what to write in order to choose one of their namespaces
 */
function sameNameIssues(name: string, machines: readonly KnownObject[], advice: string): Issue[] {
  const names = new Set(machines.map(({ object }) => nameOf(object)));
  return names.size < 2 ? sameMachineIssues(machines)
    : [issue('', `${machines.length} VirtualMachines are named ${JSON.stringify(name)}: ${advice} ${namesOf(machines)}`)];
}

/** Refuses machines of several clusters that have the same name and namespace. Those whose names a server generates have none. */
function sameMachineIssues(machines: readonly KnownObject[]): Issue[] {
  const byName = groupBy(machines.filter(({ object }) => scalarText(object.metadata?.name) !== ''), ({ object }) => nameOf(object));
  return [...byName].filter(([, same]) => same.length > 1).map(([name, same]) => (
    issue('', `${same.length} VirtualMachines are named ${JSON.stringify(name)}: take the objects of one cluster, such as by MachineAssertions.fromChart`)
  ));
}

/** The maximum number of names in a message. */
const MAX_NAMES = 20;

function namesOf(objects: readonly KnownObject[]): string {
  const names = objects.slice(0, MAX_NAMES).map(({ object }) => JSON.stringify(nameOf(object)));
  return [...names, ...objects.length > MAX_NAMES ? [`${objects.length - MAX_NAMES} more`] : []].join(', ');
}
