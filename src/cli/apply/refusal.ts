// Explains why an object was not applied: each field at its line, and what to do.
import { DiskChangeError } from './disk-changes';
import { pinsVersion, OtherSetError } from './server-side-apply';
import { table } from '../../plain-data/plain-data';
import { ApiError, ErrorCause, fieldConflicts, isConflict } from '../cluster/api-error';
import { pageAt } from '../command-line/documentation';
import { report } from '../findings/finding';
import type { DesiredObject } from '../manifests/desired-objects';
import { QUOTA, QUOTA_ADVICE } from '../wait/diagnosis/storage';
import { runStrategyOf } from '../wait/readiness/virtual-machine';

/** How Kubernetes and KubeVirt, with a typo, report that a field is immutable. */
const NEVER_CHANGES = /(?:field|spec|selector) i[sn] immutable|may not be changed|cannot be changed|spec is restricted/;

/** Advice on the server's messages. */
const ADVICE: readonly { readonly kind: RegExp; readonly message: RegExp; readonly advice: string | ((object: DesiredObject) => string) }[] = [
  {
    kind: /^Volume(?:Import|Upload)Source$/,
    message: /Cannot update Volume(?:Import|Upload)Source Spec/,
    advice: 'the source of a disk never changes: for another image, give the disk another name',
  },
  {
    kind: /^DataImportCron$/,
    message: /Cannot update DataImportCron Spec/,
    advice: 'its spec never changes: delete it, which keeps its images unless its retentionPolicy is None, and apply again',
  },
  {
    kind: /^DataVolume$/,
    message: /Destination PVC \S+ already exists/,
    advice: 'to keep the claim with its data, as after a restore from a backup, write the annotation cdi.kubevirt.io/allowClaimAdoption: "true" in the DataVolume, '
      + `as ${pageAt('tasks/recovery.md')} describes; a claim that is deleted loses its data`,
  },
  {
    kind: /^PersistentVolumeClaim$/,
    message: /storageclass that provisions the pvc must support resize/,
    advice: 'set allowVolumeExpansion: true in its storage class if its driver can grow volumes, or copy the data to another disk',
  },
  { kind: /^VirtualMachine$/, message: /Running and RunStrategy are mutually exclusive/, advice: adviceOnRunning },
  {
    kind: /^VirtualMachine$/,
    message: /DataVolumeTemplate entry \S+ must be referenced/,
    advice: `the machine in the cluster has dataVolumeTemplates: mount their disks, as ${pageAt('start/from-a-cluster.md')} describes, or give this machine another name`,
  },
  { kind: /^VirtualMachineSnapshot$/, message: NEVER_CHANGES, advice: 'a snapshot never changes: give the changed one another name' },
  { kind: /^VirtualMachine(?:Restore|InstanceMigration)$/, message: NEVER_CHANGES, advice: 'it runs once: give the changed one another name' },
  { kind: /^VirtualMachinePool$/, message: NEVER_CHANGES, advice: 'give the changed one another name: deleting a pool deletes its machines' },
  { kind: /(?:)/, message: NEVER_CHANGES, advice: 'delete the object and apply again, or give the changed one another name' },
  {
    kind: /(?:)/,
    message: /^403: .* cannot \w+ resource "/,
    advice: 'ask for this permission: `cdk8s-kubevirt doctor` with the same manifests lists everything that is missing',
  },
  { kind: /(?:)/, message: QUOTA, advice: QUOTA_ADVICE },
  { kind: /(?:)/, message: /because it is being terminated/, advice: 'wait until the namespace is gone, and apply again' },
];

/** Advice on a conflict of a manifest that was read from a cluster. */
const VERSION_ADVICE = 'leave out metadata.resourceVersion and metadata.uid, which belong to an earlier version or another object';

/** One reason why an object was not applied. */
interface Reason {
  /** The field that it concerns, if known. */
  readonly path: string;
  /** The reason, which begins with the field if users need to see it. */
  readonly text: string;
}

/** The lines that explain a refusal. */
export function refusalLines(object: DesiredObject, error: Error): string[] {
  return reasonsOf(object, error).map(({ path, text }) => lineOf(object, text, path));
}

/** The texts of the lines, without the places in the manifests. */
export function refusalTexts(object: DesiredObject, error: Error): string[] {
  return reasonsOf(object, error).map(({ text }) => text);
}

/** Whether the object itself was refused. Any other error does not show what would happen to it. */
export function isRefusal(error: Error): boolean {
  return [ApiError, DiskChangeError, OtherSetError].some((type) => error instanceof type);
}

/** A message on an object, with the place of a field. */
export function lineOf({ document, kind, name }: DesiredObject, message: string, path = ''): string {
  // A step such as `[name="root"]` is the server's notation. The line is that of the field before it.
  const documentPath = path.split(/\[[^\d]/)[0];
  return report({ file: document.source, line: document.lineAt(documentPath), kind, name, message });
}

function reasonsOf(object: DesiredObject, error: Error): Reason[] {
  const fields = fieldConflicts(error);
  if (fields.length > 0) {
    return fields.map((cause) => {
      const path = conflictPath(cause);
      const ownership = describeOwnership(object, ownerOf(cause), path);
      return { path, text: `${path && `${path}: `}${ownership}leave the field out, or take it over with --force-conflicts` };
    });
  }
  const message = withoutPrefix(error.message);
  const isOutdated = isConflict(error) && pinsVersion(object.document.value);
  const found = ADVICE.find((entry) => entry.kind.test(object.kind) && entry.message.test(message));
  // The message of a DiskChangeError says what to do.
  const ofMessage = typeof found?.advice === 'function' ? found.advice(object) : found?.advice;
  const advice = error instanceof DiskChangeError ? undefined : isOutdated ? VERSION_ADVICE : ofMessage;
  return [{ path: blamedField(error), text: `${message}${advice === undefined ? '' : `: ${advice}`}` }];
}

/** How a machine gets its run strategy that the cluster has with the deprecated `running`: server-side apply leaves the fields of others. */
function adviceOnRunning({ document, name, namespace }: DesiredObject): string {
  const { running, runStrategy } = document.value?.spec ?? {};
  if (running !== undefined) {
    return 'write runStrategy in place of running';
  }
  const patch = JSON.stringify({ spec: { running: null, runStrategy } });
  return `the machine in the cluster has spec.running, replace it once: kubectl patch vm ${name} -n ${namespace} --type merge -p '${patch}'`;
}

function conflictPath({ field = '' }: ErrorCause): string {
  return field.replace(/^\./, '');
}

/** The manager of what KubeVirt changes on request, as messages show it. */
const VIRT_API = '"virt-api"';

/** The fields that it changes to start or stop a machine. */
const SWITCHED = /^spec\.run(?:ning|Strategy)$/;

/** The verbs after which a machine has the run strategy of its manifest again. */
const WAY_BACK: { readonly [runStrategy: string]: string } = table({ Always: 'start', Halted: 'stop' });

/** Who owns a field, and if that is known, why, and what to do first. */
function describeOwnership({ document, name, namespace }: DesiredObject, owner: string, path: string): string {
  if (owner !== VIRT_API || !SWITCHED.test(path)) {
    return `${owner} owns it: `;
  }
  const verb = WAY_BACK[runStrategyOf(document.value)];
  const first = verb === undefined ? '' : `run \`cdk8s-kubevirt ${verb} ${name} -n ${namespace}\`, `;
  return `${owner} owns it, since the machine was started or stopped by hand: ${first}`;
}

/** Such as `"kubectl-client-side-apply"`, from `conflict with "kubectl-client-side-apply" using kubevirt.io/v1`. */
function ownerOf({ message = '' }: ErrorCause): string {
  return message.replace(/^conflict with /, '').replace(/ using \S+/, '').replace(/ at \d{4}-\S+/, '') || 'somebody else';
}

/** The field that a refusal concerns, if its message names one. */
function blamedField(error: Error): string {
  if (error instanceof DiskChangeError) {
    return error.path;
  }
  const cause = error instanceof ApiError ? error.causes[0]?.field : undefined;
  return cause ?? /unknown field "([^"]+)"|: \.(\S+): /.exec(error.message)?.slice(1).find((field) => field !== undefined) ?? '';
}

/** The message without the API server's internal prefix. */
function withoutPrefix(message: string): string {
  return message.replace(/^500: failed to create typed patch object \([^)]*\): \.?/, '');
}
