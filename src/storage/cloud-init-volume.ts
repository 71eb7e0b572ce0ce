// A cloud-init volume: user data and network data, each inline, as base64, or in a Secret.
import { decodedUserData } from '../cloud-init/decoded-user-data';
import { userDataIssues } from '../cloud-init/user-data';
import { Format, OBJECT_NAME } from '../issues/formats';
import { issue, Issues, missing } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import { isBase64 } from '../plain-data/base64';
import { omitEmpty } from '../plain-data/plain-data';

/**
 * User data, network data, or both, each in one form. A VirtualMachine moves inline data to a Secret, unless it has
 * `inlineCloudInit`.
 */
export interface CloudInitVolumeOptions {
  /**
   * The user data: sets `userData`. Plaintext passwords in it are refused.
   *
   * @default - another form, or no user data
   */
  readonly userData?: string;

  /**
   * The user data as base64, which may be compressed with gzip: sets `userDataBase64`. Plaintext passwords in it are refused.
   *
   * @default - another form, or no user data
   */
  readonly userDataBase64?: string;

  /**
   * The Secret with the user data under its key `userdata`: sets `secretRef.name`.
   *
   * @default - another form, or no user data
   */
  readonly userDataSecretName?: string;

  /**
   * The network data: sets `networkData`.
   *
   * @default - another form, or what the guest makes of its interfaces
   */
  readonly networkData?: string;

  /**
   * The network data as base64: sets `networkDataBase64`.
   *
   * @default - another form, or what the guest makes of its interfaces
   */
  readonly networkDataBase64?: string;

  /**
   * The Secret with the network data under its key `networkdata`: sets `networkDataSecretRef.name`.
   *
   * @default - another form, or what the guest makes of its interfaces
   */
  readonly networkDataSecretName?: string;
}

/** The three forms of user data and network data. An empty string counts as set, so that it is refused. */
const FORMS = [
  ['userData', 'userDataBase64', 'userDataSecretName'],
  ['networkData', 'networkDataBase64', 'networkDataSecretName'],
] as const;

const TEXT: Format = { is: 'data for cloud-init, since it is blank', matches: (text) => text.trim() !== '', write: 'user data or network data, or leave it out', secret: true };

const BASE64: Format = {
  is: 'base64',
  matches: (text) => text !== '' && isBase64(text),
  write: 'the output of `base64 --wrap=0`, or the text itself in the field without Base64',
  secret: true,
};

/** The issues of user data and network data. No message shows the data. */
export function* cloudInitVolumeIssues(options: CloudInitVolumeOptions): Issues {
  const given = FORMS.map((forms) => forms.filter((form) => options[form] !== undefined));
  for (const forms of given.filter(({ length }) => length > 1)) {
    yield issue('', `has ${forms.join(' and ')}: keep one of them`);
  }
  if (given.every(({ length }) => length === 0)) {
    yield missing('', `has nothing for cloud-init: write one of ${FORMS.flat().join(', ')}`);
  }
  yield* checkFieldFormats('', options, {
    userData: TEXT,
    userDataBase64: BASE64,
    userDataSecretName: OBJECT_NAME,
    networkData: TEXT,
    networkDataBase64: BASE64,
    networkDataSecretName: OBJECT_NAME,
  });
  yield* passwordIssues(options);
}

/** The source of a volume with this data. */
export function cloudInitVolume(options: CloudInitVolumeOptions): { [key: string]: any } {
  const { userData, userDataBase64, userDataSecretName, networkData, networkDataBase64, networkDataSecretName } = options;
  return omitEmpty({
    secretRef: omitEmpty({ name: userDataSecretName }),
    userDataBase64,
    userData,
    networkDataSecretRef: omitEmpty({ name: networkDataSecretName }),
    networkDataBase64,
    networkData,
  });
}

function* passwordIssues({ userData, userDataBase64 }: CloudInitVolumeOptions): Issues {
  if (userData !== undefined) {
    yield* userDataIssues('userData', userData);
  }
  // Placeholders are not base64, and have no content yet.
  if (userDataBase64 !== undefined && BASE64.matches(userDataBase64)) {
    yield* userDataIssues('userDataBase64', decodedUserData(userDataBase64));
  }
}
