// The cloud-configs of a machine: what its cloud-init volumes say, or the Secrets that they refer to, as far as those are known.
import { parse } from 'yaml';
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { isMap } from '../../is-map';
import { isPlaceholder } from '../../rules';
import type { Refuse, Surroundings } from '../rule';
import { type CloudInitSource, eachCloudInitSource } from '../storage/cloud-init';

export type Config = { readonly [key: string]: any };

const CLOUD_CONFIG = /^\s*#cloud-config(?!-)/;

/** Looks at the user data of each cloud-init volume, as far as it is known. Its path is that of the volume's source. */
export function eachUserData(
  { volumes }: VirtualMachineInstanceSpec, { object, secrets = [] }: Surroundings, advise: Refuse, check: (text: string, advise: Refuse) => void,
): void {
  eachCloudInitSource(volumes, advise, (source, adviseIt) => {
    const text = inlineText(source) ?? secretText(source, object.metadata?.namespace, secrets);
    if (text) {
      check(text, adviseIt);
    }
  });
}

/** Whether a text is a cloud-config, as opposed to a script, several parts, or what is not known yet. */
export function isCloudConfig(text: string): boolean {
  return CLOUD_CONFIG.test(text) && !isPlaceholder(text);
}

/**
 * A text as the cloud-config that it is: its keys in lower case and with underscores, as cloud-init reads them. Of another
 * text, nothing. Parsing costs more than all other rules together: ask first whether the text speaks of what is looked for.
 */
export function cloudConfigOf(text: string): Config | undefined {
  if (!isCloudConfig(text)) {
    return undefined;
  }
  try {
    const config = parse(text, { version: '1.1', logLevel: 'error' });
    return isMap(config) ? spelled(config) : undefined;
  } catch {
    return undefined;
  }
}

function inlineText({ userData, userDataBase64 }: CloudInitSource): string | undefined {
  return userData || userDataBase64 && textOf(userDataBase64);
}

function secretText({ secretRef }: CloudInitSource, namespace: string | undefined, secrets: NonNullable<Surroundings['secrets']>): string | undefined {
  const secret = secretRef?.name === undefined ? undefined : secrets.find(({ metadata }) => (
    metadata?.name === secretRef.name && (metadata?.namespace ?? namespace) === (namespace ?? metadata?.namespace)
  ));
  const base64 = secret?.data?.userdata;
  return secret?.stringData?.userdata ?? (base64 && textOf(base64));
}

function textOf(base64: string): string {
  return Buffer.from(base64, 'base64').toString('utf8');
}

function spelled(value: any): any {
  if (Array.isArray(value)) {
    return value.map(spelled);
  }
  return isMap(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key.toLowerCase().replace(/-/g, '_'), spelled(item)])) : value;
}
