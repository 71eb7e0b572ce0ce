// The source of the Secrets with the machines' cloud-init, set once for each scope.
import { Chart } from 'cdk8s';
import type { Construct, IConstruct } from 'constructs';
import {
  changedValueIssues, externalSecret, externalSecretsIssues, type ExternalSecretsProps, type SecretMetadata, takesFromStore, templateIssues,
} from './external-secret';
import { secretInGit } from '../admission/advice/secret-in-git';
import { Advice } from '../admission/advice/silence';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import { checkArguments, checkCall } from '../declared/arguments';
import { issue, Issues, refuse } from '../issues/issues';
import { warnOnce } from '../issues/warn-once';
import { EmittedObject } from '../objects/emitted-object';
import { LibraryObject } from '../objects/library-object';
import { machineDefaults } from '../objects/machine-defaults';
import { chartOf, namespaceOf } from '../objects/metadata';
import { SECRET_PROTECTION, SYNC_OPTIONS, withSyncOption } from '../objects/prune-protection';
import { copyProps } from '../plain-data/plain-data';

/** Secrets as manifests. */
export interface PlainSecretsProps {
  /**
   * The chart of the Secrets. They are then written to a separate file, or a folder of files, which SOPS or another tool can encrypt. Not for
   * the machines of a `Fleet`, which delivers its own charts only.
   *
   * @default - each Secret is in its machine's chart
   */
  readonly chart?: Chart;
}

type Emit = (construct: Construct, emitted: EmittedSecret) => void;

/** A Secret to emit. */
interface EmittedSecret {
  /** The id of its object's construct. */
  readonly id: string;
  readonly secret: CloudInitSecret;
  readonly metadata: SecretMetadata;
}

type CheckSecret = (secret: CloudInitSecret) => Issues;

/**
 * The source of the Secrets with user data and network data. Their names end in a hash of their content, whatever the source: changed data
 * becomes another Secret, and so changes its machine. For values from a store, their references are hashed.
 *
 * There is no source for SealedSecrets, since they are encrypted with a cluster's own key. `kubeseal` creates them from the file
 * of `SecretSource.plain`.
 */
export class SecretSource {
  /**
   * Sets the source for the machines below a construct. An inner scope overrides an outer one.
   *
   * Throws when the scope already has machines, which used another source, or already has a source.
   *
   * @param scope the app, chart or construct
   * @param source the source
   */
  public static set(scope: IConstruct, source: SecretSource): void {
    checkArguments('SecretSource.set', scope, source);
    if (configuredSources.has(scope)) {
      refuse([issue('', 'has a SecretSource already: set one')], scope.node.path || 'app');
    }
    if ((scope as WithUsedSource)[USED_SOURCE]) {
      refuse([issue('', 'has machines already, which used another source: set SecretSource before adding any')], scope.node.path || 'app');
    }
    configuredSources.set(scope, source);
  }

  /**
   * Plain Secrets, with their data in `stringData`. Everybody who can read the repository can read them.
   *
   * @param props the chart of the Secrets
   */
  public static plain(props: PlainSecretsProps = {}): SecretSource {
    checkArguments('SecretSource.plain', props);
    const { chart } = props;
    return new SecretSource((construct, emitted) => emitPlain(construct, emitted, chart), storeValueIssues);
  }

  /**
   * Secrets that others create in the cluster. None is emitted: synth reports on standard error which Secret a machine needs and with which
   * keys. The same program with `SecretSource.plain` writes them.
   */
  public static existing(): SecretSource {
    return new SecretSource((construct, { secret, metadata: { namespace } }) => {
      // No manifest contains the data, so it is not in Git either.
      Advice.silence(construct, secretInGit.name);
      construct.node.addValidation({
        validate: () => {
          warnOnce(construct, requiredSecretNote(construct, secret, namespace));
          return [];
        },
      });
    }, storeValueIssues);
  }

  /**
   * Secrets that the External Secrets Operator creates in the cluster (`external-secrets.io/v1`), with values from a store in place of each
   * `SecretValue.storePlaceholder`. A Secret without such values is emitted as a plain one.
   *
   * Throws one error that lists all mistakes: a name or kind that no store has, or an interval that is not a whole number of seconds.
   *
   * @param props the store, and how often it is read
   */
  public static externalSecrets(props: ExternalSecretsProps): SecretSource {
    checkCall('SecretSource.externalSecrets', [props], (...valid) => SecretSource.externalSecrets(...valid));
    refuse(externalSecretsIssues(props), 'SecretSource.externalSecrets');
    const copied = copyProps(props);
    return new SecretSource((construct, emitted) => {
      const { id, secret, metadata } = emitted;
      if (takesFromStore(secret)) {
        new LibraryObject(construct, id, externalSecret(secret, metadata, copied));
      } else {
        emitPlain(construct, emitted);
      }
    }, templateIssues);
  }

  /** @internal */
  public readonly _emit: Emit;

  /** @internal */
  public readonly _refuses: CheckSecret;

  private constructor(emit: Emit, refuses: CheckSecret) {
    this._emit = emit;
    this._refuses = (secret) => [...changedValueIssues(secret), ...refuses(secret)];
  }
}

const configuredSources = new WeakMap<IConstruct, SecretSource>();

/**
 * The property with the source that a machine has looked up for a construct. The construct cannot get another one afterwards. It is a
 * symbol, since a table of all machines would slow down every garbage collection.
 */
const USED_SOURCE = Symbol('used source');

type WithUsedSource = IConstruct & { readonly [USED_SOURCE]?: SecretSource };

const PLAIN = SecretSource.plain();

/** The source of a construct's Secrets. */
export function secretSource(construct: WithUsedSource): SecretSource {
  const known = construct[USED_SOURCE];
  if (known !== undefined) {
    return known;
  }
  const { scope } = construct.node;
  const outer = scope === undefined ? PLAIN : secretSource(scope);
  const source = configuredSources.get(construct) ?? outer;
  // Not an assignment, which throws if a program has frozen a scope.
  Reflect.set(construct, USED_SOURCE, source);
  return source;
}

/** A Secret with user data or network data. */
interface SecretOfMachine extends Omit<EmittedSecret, 'metadata'> {
  readonly namespace?: string;
}

/** Emits a Secret through the source that is set for the construct. */
export function emitSecret(construct: Construct, { id, secret, namespace }: SecretOfMachine): void {
  const protection = machineDefaults(construct).pruneProtection ? SECRET_PROTECTION : undefined;
  const annotations = isLarge(secret) ? { ...protection, [SYNC_OPTIONS]: withSyncOption(protection?.[SYNC_OPTIONS], 'ServerSideApply=true') } : protection;
  secretSource(construct)._emit(construct, { id, secret, metadata: { namespace, annotations } });
}

/** Client-side apply, which is also Argo CD's default, keeps a copy of an object in an annotation. All annotations together may have 256 KiB. */
const LARGE_SECRET_BYTES = 200_000;

/** Whether the copy of a Secret may be too large. In JSON a character takes up to six bytes. */
function isLarge({ stringData = {}, data = {} }: CloudInitSecret): boolean {
  const texts = [...Object.values(stringData), ...Object.values(data)];
  return texts.reduce((sum, text) => sum + text.length, 0) > LARGE_SECRET_BYTES / 6 && Buffer.byteLength(JSON.stringify(texts)) > LARGE_SECRET_BYTES;
}

/** Emits the Secrets of one construct, numbered from `first`. */
export function emitSecrets(construct: Construct, secrets: readonly CloudInitSecret[], namespace?: string, first: number = 0): void {
  secrets.forEach((secret, index) => emitSecret(construct, { id: `secret-${first + index}`, secret, namespace }));
}

/** The charts with the Secrets of machines in other charts, by the charts of the machines. */
const secretCharts = new WeakMap<Chart, Set<Chart>>();

/** The other charts with the Secrets of a chart's machines. */
export function chartsOfSecrets(chart: Chart): Iterable<Chart> {
  return secretCharts.get(chart) ?? [];
}

/** Secrets are immutable: changed data becomes another Secret. */
function emitPlain(construct: Construct, { id, secret, metadata: { annotations, ...metadata } }: EmittedSecret, chart?: Chart): void {
  const { name, data, stringData } = secret;
  const ownChart = chartOf(construct);
  if (chart !== undefined && chart !== ownChart) {
    secretCharts.set(ownChart, (secretCharts.get(ownChart) ?? new Set()).add(chart));
  }
  const namespace = metadata.namespace ?? ownChart.namespace;
  const object = { apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace, annotations }, data, immutable: true, stringData };
  new EmittedObject(chart ?? construct, chart === undefined ? id : `${construct.node.path}/${id}`, object);
}

function requiredSecretNote(construct: Construct, { name, stringData, data }: CloudInitSecret, namespace?: string): string {
  const where = namespaceOf(construct, namespace);
  const keys = Object.keys({ ...stringData, ...data }).map((key) => JSON.stringify(key)).join(' and ');
  return `note: ${construct.node.path}: needs the Secret ${JSON.stringify(name)}${where === undefined ? '' : ` in the namespace ${JSON.stringify(where)}`} with ${keys}`;
}

function* storeValueIssues(secret: CloudInitSecret): Issues {
  if (takesFromStore(secret)) {
    yield issue(`Secret ${JSON.stringify(secret.name)}`, 'contains a value from a store, which nothing inserts: set SecretSource.externalSecrets with the store');
  }
}
