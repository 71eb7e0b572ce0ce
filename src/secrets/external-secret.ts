// The ExternalSecret that creates a Secret with cloud-init's texts in the cluster, with values from a store.
import { isTemplatable, literal, storeTemplate } from './store-template';
import type { CloudInitSecret } from '../cloud-init/cloud-init-secret';
import { hasMalformedStoreValue, hasStoreValue, type SecretStoreReference } from '../cloud-init/secret-value';
import { issue, Issues } from '../issues/issues';
import { omitEmpty } from '../plain-data/plain-data';

/** A store that the External Secrets Operator reads. */
export interface SecretStore {
  /** The store's name: `secretStoreRef.name`. */
  readonly name: string;

  /**
   * The store's kind, `SecretStore` or `ClusterSecretStore`: `secretStoreRef.kind`.
   *
   * @default SecretStore
   */
  readonly kind?: string;
}

/** How the External Secrets Operator creates Secrets. */
export interface ExternalSecretsProps {
  /** The store of the values. */
  readonly secretStore: SecretStore;

  /**
   * How often the values are read again, such as `24h0m0s`; `0s` reads them once. A running guest does not see a new value:
   * cloud-init reads its texts at the first boot. Sets `refreshInterval`.
   *
   * @default 1h0m0s
   */
  readonly refreshInterval?: string;
}

/** The metadata of a Secret, without its name. */
export interface SecretMetadata {
  readonly namespace?: string;
  readonly annotations?: { readonly [key: string]: string };
}

/** Whether a Secret takes values from a store. A Secret that does not needs no operator: nothing in it is secret. */
export function takesFromStore({ stringData = {} }: CloudInitSecret): boolean {
  return Object.values(stringData).some(hasStoreValue);
}

/** What is wrong with a Secret that takes values from a store: malformed references, and texts that are not YAML templates. */
export function* templateIssues({ name, stringData = {} }: CloudInitSecret): Issues {
  for (const [key, text] of Object.entries(stringData)) {
    if (hasMalformedStoreValue(text)) {
      yield issue(`Secret ${JSON.stringify(name)}: ${key}`, 'a "{{store:…}}" in it is none that SecretValue.fromStore made: write what that returns, as it is');
    } else if (hasStoreValue(text) && !isTemplatable(key, text)) {
      yield issue(`Secret ${JSON.stringify(name)}: ${key}`, 'a value from a store is in a text that is no #cloud-config: write it to a file by writeFiles, and read it from there');
    }
  }
}

/** The ExternalSecret, with all defaults of its CRD: GitOps tools would report fields that the cluster adds as changes. */
export function externalSecret(secret: CloudInitSecret, metadata: SecretMetadata, { secretStore, refreshInterval = '1h0m0s' }: ExternalSecretsProps) {
  const { name, stringData = {} } = secret;
  const names = new Map<string, string>();
  const templateOf = (key: string, text: string) => isTemplatable(key, text) ? storeTemplate(text, names) : literal(text);
  const data = Object.fromEntries(Object.entries(stringData).map(([key, text]) => [key, templateOf(key, text)]));
  return {
    apiVersion: 'external-secrets.io/v1',
    kind: 'ExternalSecret',
    metadata: { name, ...metadata },
    spec: {
      secretStoreRef: { name: secretStore.name, kind: secretStore.kind ?? 'SecretStore' },
      refreshInterval,
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

function remoteRef(reference: SecretStoreReference): object {
  return { ...omitEmpty(reference), conversionStrategy: 'Default', decodingStrategy: 'None', metadataPolicy: 'None' };
}
