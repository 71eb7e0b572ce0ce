// The cloud-configs of a machine: what its cloud-init volumes say, or the Secrets that they refer to, as far as those are known.
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { isPlaceholder } from '../../issues/formats';
import { isMap, frozen } from '../../plain-data/plain-data';
import { cacheByText } from '../../plain-data/text-cache';
import { CLOUD_INIT } from '../../yaml/dialects';
import { parseYaml } from '../../yaml/yaml';
import type { Refuse } from '../below';
import { eachCloudInitSource } from '../disks/cloud-init';
import type { SecretManifest, RuleContext } from '../rule';

export type Config = { readonly [key: string]: any };

const CLOUD_CONFIG = /^\s*#cloud-config(?!-)/i;

/** Looks at a text. @param isRead whether a construct has read it as YAML already */
type Look = (text: string, advise: Refuse, isRead: boolean) => void;

/** The places that a text of cloud-init can be in. */
interface Places {
  readonly plain: 'userData' | 'networkData';
  readonly base64: 'userDataBase64' | 'networkDataBase64';
  readonly reference: 'secretRef' | 'networkDataSecretRef';
  readonly key: string;
}

const USER_DATA: Places = { plain: 'userData', base64: 'userDataBase64', reference: 'secretRef', key: 'userdata' };

const NETWORK_DATA: Places = { plain: 'networkData', base64: 'networkDataBase64', reference: 'networkDataSecretRef', key: 'networkdata' };

/** Looks at the user data of each cloud-init volume, as far as it is known. Its path is that of the volume's source. */
export function eachUserData(machine: VirtualMachineInstanceSpec, around: RuleContext, advise: Refuse, look: Look): void {
  eachText(USER_DATA, machine, around, advise, look);
}

/** Looks at the network data of each cloud-init volume, as far as it is known. */
export function eachNetworkData(machine: VirtualMachineInstanceSpec, around: RuleContext, advise: Refuse, look: Look): void {
  eachText(NETWORK_DATA, machine, around, advise, look);
}

function eachText(
  { plain, base64, reference, key }: Places, { volumes }: VirtualMachineInstanceSpec, { object, secrets = [] }: RuleContext,
  advise: Refuse, look: Look,
): void {
  eachCloudInitSource(volumes, advise, (source, adviseIt) => {
    const secret = secretOf(source[reference]?.name, object.metadata?.namespace, secrets);
    const text = inline(source[plain], source[base64]) ?? inline(secret?.stringData?.[key], secret?.data?.[key]);
    if (text) {
      look(text, adviseIt, secret?.isRead === true);
    }
  });
}

/** Whether a text is a cloud-config, as opposed to a script, several parts, or what is not known yet. */
export function isCloudConfig(text: string): boolean {
  return CLOUD_CONFIG.test(text) && !isPlaceholder(text);
}

/** How the keys of a cloud-config are spelled: as they are, or in lower case and with underscores, as cloud-init reads those of users. */
type Spelling = 'as written' | 'as read';

/**
 * A text as the cloud-config that it is; of another text, nothing. Parsing costs more than all other rules together: ask first
 * whether the text speaks of what is looked for.
 */
export function cloudConfigOf(text: string, spelling: Spelling = 'as read'): Config | undefined {
  const config = isCloudConfig(text) ? yamlOf(text) : undefined;
  return isMap(config) ? (spelling === 'as read' ? spelled(config) : config) : undefined;
}

/** A text as YAML, as cloud-init reads it; of one that is none, or that is not known yet, nothing. */
export const yamlOf = cacheByText((text): any => {
  const { documents: [document], issues } = parseYaml(text, CLOUD_INIT);
  return issues.length > 0 ? undefined : frozen(document?.value ?? {});
});

function inline(text: string | undefined, base64: string | undefined): string | undefined {
  return text || base64 && Buffer.from(base64, 'base64').toString('utf8');
}

function secretOf(name: string | undefined, namespace: string | undefined, secrets: NonNullable<RuleContext['secrets']>): SecretManifest | undefined {
  return name === undefined ? undefined : secrets.find(({ metadata }) => (
    metadata?.name === name && (metadata?.namespace ?? namespace) === (namespace ?? metadata?.namespace)
  ));
}

function spelled(value: any): any {
  if (Array.isArray(value)) {
    return value.map(spelled);
  }
  return isMap(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key.toLowerCase().replace(/-/g, '_'), spelled(item)])) : value;
}
