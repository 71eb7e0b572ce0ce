// The ExternalSecret that creates a Secret with user data and network data in the cluster, with values from a store.
import { isUtf8 } from 'buffer';
import { Duration } from 'cdk8s';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import { decodedUserData } from '../cloud-init/decoded-user-data';
import { isCloudConfig } from '../cloud-init/first-line';
import { hasChangedStoreValue, hasStoreValue, type SecretStoreKey, splitAtStoreValues } from '../cloud-init/secret-value';
import { checkChoice } from '../issues/checks';
import { checkFormat, OBJECT_NAME } from '../issues/formats';
import { issue, Issues } from '../issues/issues';
import { omitEmpty } from '../plain-data/plain-data';
import { checkSeconds, wireDuration } from '../spec/duration';
import { parseCloudInit } from '../yaml/cloud-init-yaml';

/** The kinds of stores that the External Secrets Operator reads: `secretStoreRef.kind`. */
export enum SecretStoreKind {
  /** A store for the ExternalSecrets of its own namespace. */
  SECRET_STORE = 'SecretStore',
  /** A store for the ExternalSecrets of every namespace. */
  CLUSTER_SECRET_STORE = 'ClusterSecretStore',
}

/** A store that the External Secrets Operator reads: an ExternalSecret's `secretStoreRef`. */
export interface SecretStoreReference {
  /** The store's name: sets `secretStoreRef.name`. */
  readonly name: string;

  /**
   * The store's kind: sets `secretStoreRef.kind`.
   *
   * @default SecretStoreKind.SECRET_STORE
   */
  readonly kind?: SecretStoreKind;
}

/** How the External Secrets Operator creates Secrets. */
export interface ExternalSecretsProps {
  /** The store of the values: sets `secretStoreRef`. */
  readonly secretStore: SecretStoreReference;

  /**
   * How often the values are read again, in whole seconds; `Duration.seconds(0)` reads them once. A running guest does not see a new value:
   * cloud-init reads the data at the first boot. Sets `refreshInterval`.
   *
   * @default Duration.hours(1)
   */
  readonly refreshInterval?: Duration;
}

/** The metadata of a Secret, without its name. */
export interface SecretMetadata {
  readonly namespace?: string;
  readonly annotations?: { readonly [key: string]: string };
}

/** Reports mistakes in the store and the interval. */
export function* externalSecretsIssues({ secretStore: { name, kind }, refreshInterval }: ExternalSecretsProps): Issues {
  yield* checkFormat('secretStore.name', name, OBJECT_NAME);
  yield* checkChoice('secretStore.kind', kind, Object.values(SecretStoreKind));
  yield* checkSeconds('refreshInterval', refreshInterval);
}

/** A value in a Secret. */
interface SecretText {
  readonly key: string;
  readonly text: string;
  /** The base64 of a value that a manifest cannot contain as a string: its bytes are not UTF-8, or cdk8s would write another string. */
  readonly base64?: string;
}

function textsOf({ stringData = {}, data = {} }: CloudInitSecret): SecretText[] {
  return [
    ...Object.entries(stringData).map(([key, text]): SecretText => ({ key, text })),
    ...Object.entries(data).map(([key, base64]): SecretText => ({ key, text: decodedUserData(base64), base64 })),
  ];
}

/** Whether a Secret takes values from a store. A Secret that does not needs no operator: nothing in it is secret. */
export function takesFromStore(secret: CloudInitSecret): boolean {
  return textsOf(secret).some(({ text }) => hasStoreValue(text));
}

/** Reports the values from a store that the program has changed, wherever the Secret comes from. */
export function* changedValueIssues(secret: CloudInitSecret): Issues {
  for (const { key } of textsOf(secret).filter((each) => hasChangedStoreValue(each.text))) {
    yield issue(`Secret ${JSON.stringify(secret.name)}: ${key}`, 'contains a value from a store that the program has changed, so nothing inserts it: write what SecretValue.storePlaceholder returns as it is, and keep the changed value in the store');
  }
}

/** Reports data of a Secret into which no value from a store can be inserted: it is not a YAML template. */
export function* templateIssues(secret: CloudInitSecret): Issues {
  for (const { key, text, base64 } of textsOf(secret)) {
    const path = `Secret ${JSON.stringify(secret.name)}: ${key}`;
    if (hasStoreValue(text) && !isTemplatable(key, text)) {
      yield issue(path, 'contains a value from a store, but is not a #cloud-config: write the value to a file with writeFiles, and read it from there');
    } else if (hasStoreValue(text) && base64 !== undefined && !isUtf8(Buffer.from(base64, 'base64'))) {
      yield issue(path, 'contains a value from a store, but is compressed or not UTF-8, so the value cannot be inserted: write plain UTF-8');
    }
  }
}

/** The ExternalSecret, with all defaults of its CRD: GitOps tools would report fields that the cluster adds as changes. */
export function externalSecret(secret: CloudInitSecret, metadata: SecretMetadata, props: ExternalSecretsProps) {
  const { name } = secret;
  const { secretStore, refreshInterval = Duration.hours(1) } = props;
  const names = new Map<string, string>();
  const data = Object.fromEntries(textsOf(secret).map((each) => [each.key, templateOf(each, names)]));
  return {
    apiVersion: 'external-secrets.io/v1',
    kind: 'ExternalSecret',
    metadata: { name, ...metadata },
    spec: {
      secretStoreRef: { name: secretStore.name, kind: secretStore.kind ?? SecretStoreKind.SECRET_STORE },
      refreshInterval: wireDuration(refreshInterval),
      target: {
        name,
        creationPolicy: 'Owner',
        deletionPolicy: 'Retain',
        template: { engineVersion: 'v2', mergePolicy: 'Replace', data },
      },
      data: [...names].map(([reference, secretKey]) => ({ secretKey, remoteRef: remoteRef(JSON.parse(reference)) })),
    },
  };
}

function remoteRef(reference: SecretStoreKey): object {
  return { ...omitEmpty(reference), conversionStrategy: 'Default', decodingStrategy: 'None', metadataPolicy: 'None' };
}

/** Whether a text is YAML into which values from the store can be inserted. Network data always is. */
function isTemplatable(key: string, text: string): boolean {
  return key === 'networkdata' || isCloudConfig(text);
}

/** The Go template of a text. */
function templateOf({ key, text, base64 }: SecretText, names: Map<string, string>): string {
  if (base64 !== undefined) {
    return hasStoreValue(text) ? withoutBlankLines(storeTemplate(text, names)) : `{{ ${JSON.stringify(base64)} | b64dec }}`;
  }
  return isTemplatable(key, text) ? storeTemplate(text, names) : escapeBraces(text);
}

/** Replaces lines of one space with an expression for it: cdk8s would write them as a backslash. */
function withoutBlankLines(template: string): string {
  return template.replace(/\n (?=\n)/g, '\n{{ " " }}');
}

/**
 * The Go template of a YAML text. Each scalar that contains values from the store becomes one expression that renders the whole
 * scalar as a JSON string: that is valid YAML on one line, and no value can end it early. All other text is kept.
 *
 * @param names the names of the values so far, by reference; new names are added
 */
function storeTemplate(text: string, names: Map<string, string>): string {
  const scalars = parseCloudInit(text).documents.flatMap((document) => document.texts()).filter(({ value }) => hasStoreValue(value));
  let template = '';
  let written = 0;
  for (const { value, start, end } of scalars) {
    const lineEnd = text.slice(start, end).endsWith('\n') ? '\n' : '';
    template += separateBraces(templateBetween(text.slice(written, start))) + expression(value, names) + lineEnd;
    written = end;
  }
  return template + templateBetween(text.slice(written));
}

/** The Go template of text between scalars. A reference to a store there is in a comment, which needs no value. */
function templateBetween(text: string): string {
  return escapeBraces(splitAtStoreValues(text).pieces.join('a value from the store'));
}

/** A text, escaped so that a Go template renders it unchanged. */
function escapeBraces(text: string): string {
  return text.replace(/\{\{/g, '{{ "{{" }}');
}

/** Adds a space between the brace of a flow mapping and the expression after it: Go would read three braces otherwise. */
function separateBraces(text: string): string {
  return text.endsWith('{') ? `${text} ` : text;
}

/** The expression of a scalar. A JSON string is a valid Go string; `%` is doubled in a format. */
function expression(text: string, names: Map<string, string>): string {
  const { pieces, references } = splitAtStoreValues(text);
  const values = references.map((reference) => `.${nameOf(reference, names)}`);
  const isWhole = pieces.every((piece) => piece === '');
  const printed = JSON.stringify(pieces.map((piece) => piece.replace(/%/g, '%%')).join('%s'));
  return `{{ ${isWhole && values.length === 1 ? values[0] : `printf ${printed} ${values.join(' ')}`} | toJson }}`;
}

function nameOf(reference: SecretStoreKey, names: Map<string, string>): string {
  const key = JSON.stringify(reference);
  const name = names.get(key) ?? `value${names.size + 1}`;
  names.set(key, name);
  return name;
}
