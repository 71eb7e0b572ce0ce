// What cloud-init does in a guest: the user data and network data of a cloud-init disk, or the Secrets that hold them.
import { checkedSource, type WrittenConfig } from './checked-source';
import { CloudConfig } from './cloud-config';
import { cloudConfigObject } from './cloud-config-object';
import { cloudConfigIssues } from './cloud-config-rules';
import { cloudConfigText } from './cloud-config-yaml';
import { NetworkConfig } from './network-config';
import { isOpenStackData, networkDataText } from './network-data';
import { networkConfigIssues } from './network-rules';
import { CloudInitPart, multipartText, partIssues } from './part';
import { hasStoreValue } from './secret-value';
import { userDataIssues } from './user-data';
import { checkCall } from '../declared/arguments';
import { checkFormat, type Format, isPlaceholder, OBJECT_NAME } from '../issues/formats';
import { type Issue, issue, Issues, issuesOfEach, missing, NO_ISSUES, refuse } from '../issues/issues';
import { entriesOf, omitEmpty } from '../plain-data/plain-data';

/** What cloud-init does: the fields of a cloud-config, further parts, and the guest's network. */
export interface CloudInitProps extends CloudConfig {
  /**
   * Scripts and other parts after the cloud-config. The user data is then a MIME message.
   *
   * @default - only the cloud-config
   */
  readonly parts?: CloudInitPart[];

  /**
   * The whole user data, verbatim: `#cloud-config`, `#!/bin/sh` or any other format. Excludes the fields of a cloud-config
   * and `parts`. Plaintext passwords in a cloud-config are refused. Sets `userData`.
   *
   * @default - rendered from the other fields
   */
  readonly userDataText?: string;

  /**
   * The guest's network. Only NoCloud disks support it. Sets `networkData`.
   *
   * @default - the distribution's, usually DHCP on the first interface
   */
  readonly networkConfig?: NetworkConfig;

  /**
   * The whole network data, verbatim: network-config version 1 or 2 for NoCloud, OpenStack's `network_data.json` for
   * ConfigDrive. Excludes `networkConfig`. Sets `networkData`.
   *
   * @default - rendered from `networkConfig`
   */
  readonly networkDataText?: string;
}

/** Existing Secrets with user data and network data. */
export interface CloudInitSecretsProps {
  /**
   * The Secret with the user data, under its key `userdata`. Sets `secretRef`.
   *
   * @default - no user data
   */
  readonly userDataSecretName?: string;

  /**
   * The Secret with the network data, under its key `networkdata`; it may be the same one. Sets `networkDataSecretRef`.
   *
   * @default - no network data
   */
  readonly networkDataSecretName?: string;
}

/**
 * What cloud-init does in a guest. Passwords must be hashes. Plaintext passwords are refused in every field.
 */
export class CloudInit {
  /**
   * A disk that cloud-init's NoCloud data source reads. Sets `cloudInitNoCloud` of a volume.
   *
   * Throws one error that lists all mistakes, a line each: malformed values, plaintext passwords, private SSH keys, keys
   * that are set twice.
   *
   * @param props what cloud-init is to do
   */
  public static noCloud(props: CloudInitProps): CloudInit {
    checkCall('CloudInit.noCloud', [props], (...valid) => CloudInit.noCloud(...valid));
    refuse(cloudInitIssues(props), 'CloudInit.noCloud');
    return new CloudInit('cloudInitNoCloud', renderTexts('CloudInit.noCloud', props));
  }

  /**
   * A disk that cloud-init's ConfigDrive data source reads. Sets `cloudInitConfigDrive` of a volume.
   *
   * Throws one error that lists all mistakes, as `noCloud` does. `networkConfig` is refused: ConfigDrive does not support that
   * format.
   *
   * @param props what cloud-init is to do
   */
  public static configDrive(props: CloudInitProps): CloudInit {
    checkCall('CloudInit.configDrive', [props], (...valid) => CloudInit.configDrive(...valid));
    refuse([...cloudInitIssues(props), ...configDriveIssues(props)], 'CloudInit.configDrive');
    return new CloudInit('cloudInitConfigDrive', renderTexts('CloudInit.configDrive', props));
  }

  /**
   * A NoCloud disk of existing Secrets. The program does not need to know their content. Sets `cloudInitNoCloud` of a volume.
   *
   * Throws when no Secret, or none that can exist, is named.
   *
   * @param props the Secrets
   */
  public static noCloudFromSecrets(props: CloudInitSecretsProps): CloudInit {
    checkCall('CloudInit.noCloudFromSecrets', [props], (...valid) => CloudInit.noCloudFromSecrets(...valid));
    refuse(secretIssues(props), 'CloudInit.noCloudFromSecrets');
    return new CloudInit('cloudInitNoCloud', props);
  }

  /**
   * A ConfigDrive disk of existing Secrets. Sets `cloudInitConfigDrive` of a volume.
   *
   * Throws when no Secret, or none that can exist, is named.
   *
   * @param props the Secrets
   */
  public static configDriveFromSecrets(props: CloudInitSecretsProps): CloudInit {
    checkCall('CloudInit.configDriveFromSecrets', [props], (...valid) => CloudInit.configDriveFromSecrets(...valid));
    refuse(secretIssues(props), 'CloudInit.configDriveFromSecrets');
    return new CloudInit('cloudInitConfigDrive', props);
  }

  private readonly source: { readonly userData?: string; readonly networkData?: string };

  private constructor(private readonly type: 'cloudInitNoCloud' | 'cloudInitConfigDrive', source: CloudInitSource) {
    this.source = checkedSource(omitEmpty({
      userData: source.userData,
      networkData: source.networkData,
      secretRef: omitEmpty({ name: source.userDataSecretName }),
      networkDataSecretRef: omitEmpty({ name: source.networkDataSecretName }),
    }), source.written);
  }

  /** The rendered user data; undefined if there is none, or if a Secret holds it. */
  public get userData(): string | undefined {
    return this.source.userData;
  }

  /** The rendered network data; undefined if there is none, or if a Secret holds it. */
  public get networkData(): string | undefined {
    return this.source.networkData;
  }

  /**
   * The source of a VirtualMachine's volume, as KubeVirt reads it: `cloudInitNoCloud` or `cloudInitConfigDrive` with
   * `userData` and `networkData` inline, or `secretRef` and `networkDataSecretRef`. It is read-only.
   */
  public toObject(): any {
    return { [this.type]: this.source };
  }
}

interface CloudInitSource extends CloudInitSecretsProps {
  readonly userData?: string;
  readonly networkData?: string;
  /** The cloud-config behind the user data, if that is all of it. */
  readonly written?: WrittenConfig;
}

/** @param call for errors */
function renderTexts(call: string, props: CloudInitProps): CloudInitSource {
  const { userData, written } = props.userDataText === undefined ? writtenUserData(props) : { userData: props.userDataText };
  const networkData = props.networkDataText ?? (props.networkConfig && networkDataText(props.networkConfig));
  refuse(userData || networkData ? [] : [missing('', 'nothing for cloud-init to do: write users, runcmd, networkConfig or any other field, or userDataText for your own user data')], call);
  return { userData, networkData, written };
}

function writtenUserData(props: CloudInitProps): Pick<CloudInitSource, 'userData' | 'written'> {
  const config = cloudConfigObject(props);
  const text = Object.keys(config).length > 0 ? cloudConfigText(config) : undefined;
  if ((props.parts ?? []).length > 0) {
    const own: CloudInitPart[] = text === undefined ? [] : [{ content: text, filename: 'cloud-config.yaml' }];
    return { userData: multipartText([...own, ...props.parts!]) };
  }
  // `raw` may use other spellings of fields, and the values of placeholders are not known yet.
  const isAll = text !== undefined && props.raw === undefined && !isPlaceholder(text);
  return { userData: text, ...isAll && { written: { fields: config, isTyped: true } } };
}

function cloudInitIssues(props: CloudInitProps): readonly Issue[] {
  const { parts, userDataText, networkConfig, networkDataText: networkText } = props;
  return [
    ...userDataText === undefined ? NO_ISSUES : exclusionIssues(props),
    ...networkText === undefined || networkConfig === undefined ? NO_ISSUES
      : [issue('networkDataText', 'is the whole network data and excludes networkConfig: keep one of them')],
    ...parts === undefined || parts.length === 0 ? NO_ISSUES : storeValueIssues(props),
    ...cloudConfigIssues(props),
    ...issuesOfEach(parts, (part, index) => partIssues(`parts[${index}]`, part)),
    ...networkConfig === undefined ? NO_ISSUES : networkConfigIssues(networkConfig),
    ...userDataText === undefined ? NO_ISSUES : userDataIssues('userDataText', userDataText),
  ];
}

function* exclusionIssues({ userDataText: _text, networkDataText: _networkText, networkConfig: _config, ...fields }: CloudInitProps): Issues {
  const given = entriesOf(fields).map(([field]) => field);
  if (given.length > 0) {
    yield issue('userDataText', `is the whole user data and excludes ${given.join(', ')}: write that into the text, or leave the text out`);
  }
}

/** Only the user data is multi-part: network data may contain values from a store. */
function* storeValueIssues({ networkConfig: _config, networkDataText: _text, ...userData }: CloudInitProps): Issues {
  if (hasStoreValue(JSON.stringify(userData))) {
    yield issue('parts', 'make multi-part user data, which cannot contain a value from a store: write scripts by writeFiles, and run them by runcmd');
  }
}

/** ConfigDrive's network data is a file of OpenStack's metadata, which is JSON. */
function* configDriveIssues({ networkConfig, networkDataText: text }: CloudInitProps): Issues {
  if (networkConfig) {
    yield issue('networkConfig', 'a ConfigDrive disk has no network-config: use CloudInit.noCloud, or networkDataText with OpenStack\'s network_data.json');
  }
  if (text !== undefined && !isOpenStackData(text)) {
    yield issue('networkDataText', 'is not OpenStack\'s network_data.json, which a ConfigDrive disk needs: write that, or use CloudInit.noCloud');
  }
}

const SECRET_NAME: Format = { ...OBJECT_NAME, is: 'a Secret\'s name', write: 'lower-case letters, digits, "-" and ".", such as "web-1-cloud-init"' };

function* secretIssues({ userDataSecretName, networkDataSecretName }: CloudInitSecretsProps): Issues {
  const names = Object.entries(omitEmpty({ userDataSecretName, networkDataSecretName }));
  if (names.length === 0) {
    yield missing('', 'no Secret is named: write userDataSecretName or networkDataSecretName');
  }
  for (const [field, name] of names) {
    yield* checkFormat(field, name, SECRET_NAME);
  }
}
