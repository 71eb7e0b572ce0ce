// Where the Secrets of an app come from that hold its machines' cloud-init: chosen once.
import { ApiObject, Chart } from 'cdk8s';
import type { Construct, IConstruct } from 'constructs';
import { externalSecret, type ExternalSecretsProps, type SecretMetadata, takesFromStore, templateIssues } from './external-secret';
import { secretInGit } from '../admission/advice/secret-in-git';
import { Advice } from '../admission/advice/silence';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import { checkArguments } from '../declared/arguments';
import { issue, Issues, refuse } from '../issues/issues';
import { warnOnce } from '../issues/warn-once';
import { EmittedObject } from '../objects/emitted-object';
import { machineDefaults } from '../objects/machine-defaults';
import { SECRET_PROTECTION } from '../objects/prune-protection';

/** Secrets as manifests. */
export interface PlainSecretsProps {
  /**
   * The chart that the Secrets go to, so that they are a file of their own, which SOPS or another tool can encrypt.
   *
   * @default - each stands beside its machine
   */
  readonly chart?: Chart;
}

type Emit = (construct: Construct, emitted: EmittedSecret) => void;

/** A Secret, and how it is emitted. */
export interface EmittedSecret {
  /** What the construct of its object is called. */
  readonly id: string;
  readonly secret: CloudInitSecret;
  readonly metadata: SecretMetadata;
}

type Refuses = (secret: CloudInitSecret) => Issues;

/**
 * Where the Secrets come from that hold cloud-init's texts. Their names end in a hash of what they hold, whoever makes them:
 * another text is another Secret and so a change of its machine. For values of a store the hash is of their references.
 *
 * A SealedSecret is none of the sources: only a cluster's own key can make one. `kubeseal` makes them from the file of
 * `SecretSource.plain`.
 */
export class SecretSource {
  /**
   * Chooses the source for the machines below a construct. Inner scopes win over outer ones.
   *
   * Throws when a machine below has asked already, or the scope has a source.
   *
   * @param scope the app, chart or construct
   * @param source the source
   */
  public static set(scope: IConstruct, source: SecretSource): void {
    checkArguments('SecretSource.set', scope, source);
    refuse([
      ...chosen.has(scope) ? [issue('', 'has a SecretSource already: set one')]
        : asked.has(scope) ? [issue('', 'has machines already, which used another source: set SecretSource before adding any')] : [],
    ], scope.node.path || 'app');
    chosen.set(scope, source);
  }

  /**
   * Secrets as they are, with their texts in `stringData`. They are as readable as the repository that they stand in.
   *
   * @param props where they go
   */
  public static plain(props: PlainSecretsProps = {}): SecretSource {
    checkArguments('SecretSource.plain', props);
    return new SecretSource((construct, emitted) => emitPlain(construct, emitted, props.chart), withoutStore);
  }

  /**
   * Secrets that somebody else puts into the cluster. None is emitted: synth tells on standard error which Secret a machine
   * needs and with which keys. The same program with `SecretSource.plain` writes them.
   */
  public static existing(): SecretSource {
    return new SecretSource((construct, { secret, metadata: { namespace } }) => {
      // No manifest has the text, so that it does not stand in Git either.
      Advice.silence(construct, secretInGit.name);
      construct.node.addValidation({
        validate: () => {
          warnOnce(construct, expected(construct, secret, namespace));
          return [];
        },
      });
    }, withoutStore);
  }

  /**
   * Secrets that the External Secrets Operator makes in the cluster (`external-secrets.io/v1`), with values from a store where
   * `SecretValue.fromStore` stands. A text without such values is a plain Secret.
   *
   * @param props the store
   */
  public static externalSecrets(props: ExternalSecretsProps): SecretSource {
    checkArguments('SecretSource.externalSecrets', props);
    return new SecretSource((construct, emitted) => {
      const { id, secret, metadata } = emitted;
      if (takesFromStore(secret)) {
        new ApiObject(construct, id, externalSecret(secret, metadata, props));
      } else {
        emitPlain(construct, emitted);
      }
    }, templateIssues);
  }

  /** @internal */
  public readonly _emit: Emit;

  /** @internal */
  public readonly _refuses: Refuses;

  private constructor(emit: Emit, refuses: Refuses) {
    this._emit = emit;
    this._refuses = refuses;
  }
}

const chosen = new WeakMap<IConstruct, SecretSource>();

/** What machines have found in their scopes, where nothing else can be chosen any more. */
const asked = new WeakMap<IConstruct, SecretSource>();

const PLAIN = SecretSource.plain();

/** The source of a construct's Secrets. */
export function secretSource(construct: IConstruct): SecretSource {
  const known = asked.get(construct);
  if (known !== undefined) {
    return known;
  }
  const { scope } = construct.node;
  const outer = scope === undefined ? PLAIN : secretSource(scope);
  const source = chosen.get(construct) ?? outer;
  asked.set(construct, source);
  return source;
}

/** A Secret of cloud-init's texts. */
interface SecretOfMachine extends Omit<EmittedSecret, 'metadata'> {
  readonly namespace?: string;
}

/** Emits a Secret, as the app's source of Secrets has it. */
export function emitSecret(construct: Construct, { namespace, ...secret }: SecretOfMachine): void {
  const annotations = machineDefaults(construct).pruneProtection ? SECRET_PROTECTION : undefined;
  secretSource(construct)._emit(construct, { ...secret, metadata: { namespace, annotations } });
}

/** Emits Secrets that are for one construct alone, numbered from `first`. */
export function emitSecrets(construct: Construct, secrets: readonly CloudInitSecret[], namespace?: string, first: number = 0): void {
  secrets.forEach((secret, index) => emitSecret(construct, { id: `secret-${first + index}`, secret, namespace }));
}

/** A new text makes a new Secret, so none ever changes. */
function emitPlain(construct: Construct, { id, secret, metadata: { annotations, ...metadata } }: EmittedSecret, chart?: Chart): void {
  const { name, data, stringData } = secret;
  const namespace = metadata.namespace ?? Chart.of(construct).namespace;
  const object = { apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace, annotations }, data, immutable: true, stringData };
  new EmittedObject(chart ?? construct, chart === undefined ? id : `${construct.node.path}/${id}`, object);
}

function expected(construct: Construct, { name, stringData, data }: CloudInitSecret, namespace?: string): string {
  const where = namespace ?? Chart.of(construct).namespace;
  const keys = Object.keys({ ...stringData, ...data }).map((key) => JSON.stringify(key)).join(' and ');
  return `note: ${construct.node.path}: needs the Secret ${JSON.stringify(name)}${where === undefined ? '' : ` in the namespace ${JSON.stringify(where)}`} with ${keys}`;
}

function* withoutStore(secret: CloudInitSecret): Issues {
  if (takesFromStore(secret)) {
    yield issue(`Secret ${JSON.stringify(secret.name)}`, 'a value from a store is in it, and nothing that puts it there: choose SecretSource.externalSecrets with the store');
  }
}
