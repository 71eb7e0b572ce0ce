// A VirtualMachine as an immutable value: every step that builds a machine returns a new one.
import { asAuthored, asWritten } from './as-written';
import { isDataVolumeName } from './data-volume-names';
import { isOpenShiftTemplate, OC_PROCESS } from './openshift-template';
import { COPY_PLACEHOLDERS, findPlaceholders, substitutePlaceholders } from './placeholders';
import { resizeSpec, TemplateResources } from './resources';
import { StrategicMerge, StrategicMergeOptions } from './strategic-merge/strategic-merge';
import { structureIssues } from './structure';
import type { VirtualMachineSpec } from '../../imports/kubevirt';
import { CloudInit } from '../cloud-init/cloud-init';
import { checkArguments, runMethod } from '../declared/arguments';
import { copy } from '../issues/checked-copy';
import { Trail } from '../issues/issue-trail';
import { type Issue, issue, IssueError, refuse } from '../issues/issues';
import { isMap, copyOf } from '../plain-data/plain-data';
import { withCloudInit } from '../spec/cloud-init-disk';
import { attachedDisk, VirtualMachineDisk, withDisks } from '../spec/disk';
import { connectedNetwork, VirtualMachineNetwork, withNetworks } from '../spec/network';
import { TEMPLATE } from '../yaml/dialects';
import { fileText } from '../yaml/file-text';
import { countIssue, readYaml } from '../yaml/yaml';

const API_VERSION = 'kubevirt.io/v1';
/** v1alpha3 is the old name of the same version. */
const SUPPORTED_VERSIONS = [API_VERSION, 'kubevirt.io/v1alpha3'];
const KIND = 'VirtualMachine';
/** The fields that a VirtualMachine has. */
export const VIRTUAL_MACHINE_FIELDS: readonly string[] = ['apiVersion', 'kind', 'metadata', 'spec', 'status'];

/** An object that is emitted with a machine for one of its disks. */
export interface ClaimObject {
  /** The disk's name in the machine. */
  readonly disk: string;
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: { readonly [annotation: string]: string } };
  readonly spec: object;
  /** The object of the same name from which a volume populator fills it. */
  readonly source?: { readonly apiVersion: string; readonly kind: string; readonly spec: object };
}

/** How a template is read from YAML. */
export interface FromYamlOptions {
  /**
   * The name of the YAML in errors.
   *
   * @default template
   */
  readonly source?: string;
}

/**
 * A VirtualMachine on its way to a manifest: its wire form (`metadata` and `spec`), read from YAML or built up step by
 * step. Every method returns a new template; none changes the one it is called on.
 */
export class VirtualMachineTemplate {
  /**
   * Reads a template from a YAML file, as `fromYaml` does.
   *
   * Throws when the file cannot be read, and when `fromYaml` does.
   *
   * @param path the file, relative to the working directory
   */
  public static fromFile(path: string): VirtualMachineTemplate {
    checkArguments('VirtualMachineTemplate.fromFile', path);
    return VirtualMachineTemplate.fromYaml(fileText(path), { source: path });
  }

  /**
   * Reads a template from YAML: exactly one VirtualMachine of `kubevirt.io/v1`, or a bare `metadata` and `spec`. Plain
   * scalars mean the same as to kubectl, and placeholders such as `{{NAME}}` may be unquoted. `status` and the metadata that the
   * API server sets are dropped.
   *
   * Throws when the string is not YAML, has a key twice, or contains anything but one VirtualMachine; mistakes are listed
   * together, each with its line.
   *
   * @param text the YAML
   * @param options the name of the YAML in errors
   */
  public static fromYaml(text: string, options: FromYamlOptions = {}): VirtualMachineTemplate {
    checkArguments('VirtualMachineTemplate.fromYaml', text, options);
    const { source = 'template' } = options;
    const documents = readYaml(text, source, TEMPLATE);
    if (documents.length !== 1) {
      throw new IssueError([
        { source, ...countIssue(documents.length, KIND) },
        ...documents.map(({ value, line }) => ({ source, line, ...issue('', describe(value)) })),
      ]);
    }
    const [{ value: object, lineAt }] = documents;
    return new VirtualMachineTemplate(toWire(object, (path) => ({ source, line: lineAt(path) })), []);
  }

  /**
   * Takes a template from a plain object: a VirtualMachine of `kubevirt.io/v1`, or a bare `metadata` and `spec`. The
   * object is copied, without `status` and the metadata that the API server sets.
   *
   * Throws when the object is of another kind or apiVersion, has no `spec`, or contains something that a manifest cannot
   * (functions, instances of classes, itself).
   *
   * @param object the VirtualMachine
   */
  public static fromObject(object: any): VirtualMachineTemplate {
    const trail = new Trail('template');
    return new VirtualMachineTemplate(toWire(trail.finish(() => copy(object, trail)), inTemplate), []);
  }

  /** @internal the template of a spec whose fields were checked one by one, which nobody else changes */
  public static _ofSpec(spec: VirtualMachineSpec, claims: readonly ClaimObject[]): VirtualMachineTemplate {
    return new VirtualMachineTemplate({ apiVersion: API_VERSION, kind: KIND, metadata: {}, spec }, claims);
  }

  /** @internal the VirtualMachine as a plain object, which is never changed: templates share its parts */
  public readonly _wire: any;

  /** @internal the objects of the claims behind the machine's disks */
  public readonly _claims: readonly ClaimObject[];

  /** @param wire a VirtualMachine that was checked */
  private constructor(wire: any, claims: readonly ClaimObject[]) {
    this._wire = wire;
    this._claims = claims;
  }

  /** The names of the placeholders that still need a value, sorted. `{{NAME}}` in a DataVolume's name needs none: it becomes the machine's. */
  public get placeholders(): string[] {
    return [...findPlaceholders(this._wire, isDataVolumeName).keys()].sort();
  }

  /**
   * Merges a partial VirtualMachine into this one by Kubernetes' strategic merge: maps merge, `null` deletes, lists are
   * replaced whole except for those that Kubernetes merges by key, and `$patch` directives are honored.
   *
   * Throws when the patch does not fit the types of a VirtualMachine.
   *
   * @param patch the changes: any part of `metadata` and `spec`, as an object or as YAML. In Python, Java and Go, only YAML can
   *   delete with `null`
   * @param options how lists merge
   */
  public merge(patch: any, options: StrategicMergeOptions = {}): VirtualMachineTemplate {
    return this.with(StrategicMerge.apply(this._wire, patch, options));
  }

  /**
   * Changes the machine's CPUs and memory: the requests, and where the template has them also the limits, cores and guest
   * memory, so that the guest gets what is requested.
   *
   * Throws when a quantity is not valid, when the CPUs do not fit the template's sockets and threads, or when the template has an
   * instancetype, which sets the size of the machine.
   *
   * @param resources the CPUs and memory
   */
  public withResources(resources: TemplateResources): VirtualMachineTemplate {
    return runMethod('VirtualMachineTemplate.withResources', [resources], () => this._withSpec(resizeSpec(this._wire.spec, resources)));
  }

  /**
   * Adds a disk with its volume (`spec.template.spec.domain.devices.disks` and `spec.template.spec.volumes`). It replaces
   * the disk of the same name; otherwise it is added at the end.
   *
   * Throws when its boot order, serial number or reservation is not valid, or when its DataVolume has the name of another disk's.
   *
   * @param disk the disk
   */
  public withDisk(disk: VirtualMachineDisk): VirtualMachineTemplate {
    return runMethod('VirtualMachineTemplate.withDisk', [disk], () => (
      this._withSpec(withDisks(this._wire.spec, [attachedDisk(disk, this._wire.spec.preference !== undefined)]))));
  }

  /**
   * Adds a network with its interface (`spec.template.spec.domain.devices.interfaces` and `spec.template.spec.networks`).
   * It replaces the network of the same name; otherwise it is added at the end.
   *
   * Throws one error that lists every name, MAC address, port or boot order that is not valid, and a binding that does not fit the network.
   *
   * @param network the network
   */
  public withNetwork(network: VirtualMachineNetwork): VirtualMachineTemplate {
    return runMethod('VirtualMachineTemplate.withNetwork', [network], () => (
      this._withSpec(withNetworks(this._wire.spec, [connectedNetwork(network)]))));
  }

  /**
   * Gives the machine a cloud-init disk: it replaces the user data and network data of an existing one, whose disk stays; otherwise one named
   * `cloudinitdisk` is added.
   *
   * Throws when another disk is named `cloudinitdisk`.
   *
   * @param cloudInit what cloud-init does
   */
  public withCloudInit(cloudInit: CloudInit): VirtualMachineTemplate {
    return runMethod('VirtualMachineTemplate.withCloudInit', [cloudInit], () => this._withSpec(withCloudInit(this._wire.spec, cloudInit)));
  }

  /**
   * Replaces the `{{NAME}}` placeholders in every string of the template. A string that is only a placeholder takes the
   * value's type. In YAML for cloud-init a value stays one scalar, whatever it contains.
   *
   * Some placeholders stay if they have no value: `{{NAME}}` in the names of DataVolumes, which becomes the machine's name, and
   * `{{NAME}}` and `{{INDEX}}` in user data and network data, which a pool fills in for each of its machines.
   *
   * Throws when another placeholder has no value; the error lists the names that have one. A value without a placeholder is ignored.
   *
   * @param values the placeholders' values (strings, numbers or booleans) by name
   */
  public substitute(values: { [name: string]: any }): VirtualMachineTemplate {
    return runMethod('VirtualMachineTemplate.substitute', [values], () => this.with(substitutePlaceholders(this._wire, values, isFilledLater)));
  }

  /** The VirtualMachine as a plain object, with `apiVersion` and `kind`. It is a copy that the caller may change. */
  public toObject(): any {
    return copyOf(this._wire);
  }

  /** @internal */
  public _withSpec(spec: any): VirtualMachineTemplate {
    return this.with({ ...this._wire, spec });
  }

  private with(object: any): VirtualMachineTemplate {
    return new VirtualMachineTemplate(toWire(object, inTemplate), this._claims);
  }
}

const CLOUD_INIT_TEXT = /^spec\.template\.spec\.volumes\[\d+\]\.cloudInit(?:NoCloud|ConfigDrive)\.(?:userData|networkData)$/;

/** Whether a placeholder is filled in when the template becomes a machine, or the machines of a pool. */
function isFilledLater(placeholder: string, path: string): boolean {
  return isDataVolumeName(placeholder, path) || COPY_PLACEHOLDERS.some((name) => name === placeholder) && CLOUD_INIT_TEXT.test(path);
}

/** Whether an object has the apiVersion and kind of a VirtualMachine. */
export function isVirtualMachine({ apiVersion, kind }: { readonly apiVersion?: unknown; readonly kind?: unknown }): boolean {
  return SUPPORTED_VERSIONS.some((version) => version === apiVersion) && kind === KIND;
}

/** The source and line of the field at a path. */
type Locate = (path: string) => Pick<Issue, 'source' | 'line'>;

const inTemplate: Locate = () => ({ source: 'template' });

/** A complete VirtualMachine without nulls, of the version that the API server stores. */
function toWire(given: any, locate: Locate): any {
  const object = asWritten(given);
  const issues = wireIssues(object).map((each): Issue => ({ ...locate(each.path), ...each }));
  refuse(issues.sort(({ line: one = 0 }, { line: other = 0 }) => one - other));
  const { apiVersion: _written, kind: _same, ...fields } = object;
  return asAuthored({ apiVersion: API_VERSION, kind: KIND, metadata: {}, ...fields });
}

/** The mistakes in an object; only the first if it is not a VirtualMachine at all. */
function wireIssues(object: any): readonly Issue[] {
  if (!isMap(object)) {
    return [issue('', `${describe(object)} instead of a VirtualMachine: write apiVersion, kind, metadata and spec`)];
  }
  if (Array.isArray(object.items)) {
    return [issue('', `is a list of ${object.items.length} objects: write one of them on its own, from its apiVersion on`)];
  }
  if (isOpenShiftTemplate(object)) {
    return [issue('', `is a Template of OpenShift, which only oc fills in: write the VirtualMachine from the output of \`${OC_PROCESS}\``)];
  }
  const isBare = object.apiVersion === undefined && object.kind === undefined;
  if (!isBare && !isVirtualMachine(object)) {
    return [issue('', `${describe(object)} instead of a VirtualMachine: write apiVersion: ${API_VERSION} and kind: ${KIND}`)];
  }
  const issues = [
    ...Object.keys(object).filter((field) => !VIRTUAL_MACHINE_FIELDS.includes(field)).map((field) => issue(field, `a VirtualMachine has no such field: write one of ${VIRTUAL_MACHINE_FIELDS.join(', ')}`)),
    ...!isMap(object.spec) ? [issue('spec', `${describe(object.spec)} instead of a map: write the VirtualMachine's spec`)] : [],
    ...object.metadata !== undefined && !isMap(object.metadata) ? [issue('metadata', `${describe(object.metadata)} instead of a map: write the VirtualMachine's metadata`)] : [],
  ];
  return issues.length > 0 ? issues : structureIssues(object);
}

function describe(value: any): string {
  if (value === null || value === undefined) {
    return 'nothing';
  }
  if (typeof value !== 'object') {
    return `a ${typeof value}`;
  }
  return Array.isArray(value) ? 'a list' : `apiVersion ${JSON.stringify(value.apiVersion ?? null)} and kind ${JSON.stringify(value.kind ?? null)}`;
}
