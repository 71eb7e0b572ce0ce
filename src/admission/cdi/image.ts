// Rules on imported images: their URLs, checksums and certificates, and disks of other hypervisors. A URL may contain a password: of such a
// URL, a message shows at most the scheme.
import type { DataVolumeSource } from '../../../imports/cdi';
import { displayText, OBJECT_NAME } from '../../issues/formats';
import { cacheByText } from '../../plain-data/text-cache';
import { isFilledInLater, refuseUnknownChoice, refuseMalformed, refuseMalformedName } from '../form';
import { hasTagAndDigest, IMAGE_REFERENCE } from '../image-reference';
import type { Refuse } from '../refuse';
import type { DataVolumeRule, RuleDescription } from '../rule';

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** The login, if any, and the host with its port. CDI does not remove fragments. */
const AUTHORITY = /^[^:/?#]*:\/\/(?:([^/?]*)@)?([^/?]*)/;

/** What Go considers malformed in a part of a URL. Only the first match is reported. */
const MALFORMED: ReadonlyArray<{ readonly part: 'url' | 'login' | 'host'; readonly pattern: RegExp; readonly mistake: string }> = [
  // A first colon that is not followed by a port in digits. The colons of an IPv6 address are in brackets.
  { part: 'host', pattern: /(?:^|\])[^\]:]*:(?!\d*$)[^\]]*$/, mistake: 'has something other than a port after the colon of its host' },
  { part: 'host', pattern: /\s/, mistake: 'has a space in its host' },
  // Before a query, whose escapes are not read.
  { part: 'url', pattern: /^[^?#]*%(?![\da-f]{2})/i, mistake: 'has a "%" without two hex digits after it' },
  // eslint-disable-next-line no-control-regex
  { part: 'url', pattern: /[\x00-\x1f\x7f]/, mistake: 'has a control character' },
  // Invalid characters, escapes of ASCII bytes, and anything but a port after an IPv6 address.
  { part: 'host', pattern: /[#\\^`{|}]|%(?!25|[89a-f])|^\[(?!.*\](?::\d*)?$)/i, mistake: 'has an invalid character or escape in its host' },
  { part: 'login', pattern: /[^\w.~:!$&'()*+,;=%@-]/, mistake: 'has an invalid character in its login' },
];

/** What precedes or follows a secret in a URL; and a colon without a port after the host, which may belong to a login without its "@". */
const LOGIN = /[@?#;]|%40|^https?:\/\/[^/]*:(?!\d*(?:\/|$))/i;

const IPV6 = /\[[\da-f:.]*\]/i;

/** The digest of an image whose name has a registry. */
const DIGEST_AT_END = /^([^/@]*\/\/[^/@]+\/[^@]*)@sha\d+:[\da-f]+$/;

/** What is wrong with a URL, if anything, and what to write instead. Its scheme must be one of `schemes`. */
function urlMistake(url: string, schemes: readonly string[], example: string): string | undefined {
  const mistake = isFilledInLater(url) ? undefined : schemeMistake(url, schemes) ?? formMistake(url);
  return mistake && `${displayUrl(url)} ${mistake}, write one such as ${JSON.stringify(example)}`;
}

/** A URL as a message shows it; only "the URL" if it may contain a secret. */
function displayUrl(url: string): string {
  return url === '' || LOGIN.test(url.replace(DIGEST_AT_END, '$1').replace(IPV6, '')) ? 'the URL' : displayText(url);
}

function schemeMistake(url: string, schemes: readonly string[]): string | undefined {
  if (url === '') {
    return 'is missing';
  }
  const scheme = SCHEME.exec(url)?.[1].toLowerCase();
  if (scheme === undefined) {
    return 'has no scheme';
  }
  return schemes.includes(scheme) ? undefined : `has the scheme ${JSON.stringify(scheme)}`;
}

function formMistake(url: string): string | undefined {
  const [, login = '', host = ''] = AUTHORITY.exec(url) ?? [];
  const parts = { url, login, host };
  return MALFORMED.find(({ part, pattern }) => pattern.test(parts[part]))?.mistake;
}

/** The sources that have a URL, each with an example. CDI accepts the same schemes for all of them. */
const URLS = {
  http: 'https://example.com/disk.qcow2',
  s3: 'https://s3.eu-central-1.amazonaws.com/images/disk.qcow2',
  gcs: 'gs://images/disk.qcow2',
  imageio: 'https://ovirt.example.com/ovirt-engine/api',
  vddk: 'https://vcenter.example.com',
} as const;

const URL_KINDS = Object.keys(URLS) as (keyof typeof URLS)[];

const SCHEMES = ['http', 'https', 'gs'];

const REGISTRY_SCHEMES = ['docker', 'oci-archive'];

const REGISTRY_URL = 'docker://quay.io/containerdisks/ubuntu:22.04';

const DOCKER = /^docker:\/\//i;

/** Parts of a URL that an image never has. */
const NOT_IN_IMAGE = /[@?#]/;

/** What CDI removes from the URL of an image that a node pulls: a user, escapes, a query and a fragment. */
const REMOVED_BY_CDI = /^[^/]*@|[%?#]/;

const PULL_METHODS = ['pod', 'node'];

const CHECKSUM = {
  is: 'a checksum',
  matches: (text: string) => /^\s*(?:md5\s*:\s*[\da-f]{32}|sha1\s*:\s*[\da-f]{40}|sha256\s*:\s*[\da-f]{64}|sha512\s*:\s*[\da-f]{128})\s*$/i.test(text),
  write: 'md5, sha1, sha256 or sha512, a colon and the whole hash in hex, such as "sha256:" and 64 hex digits',
};

/** The URL must be one that CDI can fetch. */
export const sourceUrlForm: DataVolumeRule = {
  name: 'source-url-form',
  refuses: 'an image URL that is missing, is malformed, or has a scheme other than http, https and gs',
  story: 'S3 objects are fetched by http or https too: write endpoint, bucket and object. Put credentials in the Secret of secretRef, never in the '
    + 'URL.',
  when: ['source'],
  check: ({ source }, refuse) => {
    for (const kind of URL_KINDS) {
      const mistake = source?.[kind] && urlMistake(source[kind].url ?? '', SCHEMES, URLS[kind]);
      if (mistake) {
        refuse(`source.${kind}.url`, mistake);
      }
    }
  },
};

/** A checksum has a known algorithm and the right length. */
export const checksumForm: DataVolumeRule = {
  name: 'checksum-form',
  refuses: 'a checksum without its algorithm, with an unknown one, or of the wrong length',
  story: 'CDI computes the hash of the download, before it unpacks or converts anything. If the hash differs, the import fails.',
  when: ['source.http.checksum'],
  check: ({ source }, refuse) => refuseMalformed('source.http.checksum', source?.http?.checksum || undefined, CHECKSUM, refuse),
};

/** A registry source has the URL of an image or an image stream. */
export const registrySourceComplete: DataVolumeRule = {
  name: 'registry-source-complete',
  refuses: 'a registry source with neither url nor imageStream, with both, or with a URL that is not an image URL with docker:// or oci-archive://',
  story: 'The URL is docker://, the registry and the image. CDI reads docker://ubuntu:22.04 as a host with a port, so the image needs its '
    + 'registry: docker.io/library/ubuntu:22.04. CDI also admits an image name with capitals or spaces, but can never pull it. Only nodes can pull '
    + 'an image with both a tag and a digest.',
  when: ['source.registry'],
  check: ({ source }, refuse) => {
    const { url, imageStream, pullMethod } = source?.registry ?? {};
    if (source?.registry && (url === undefined) === (imageStream === undefined)) {
      refuse('source.registry', `the registry has ${url === undefined ? 'neither url nor imageStream, write one of them' : 'url and imageStream, keep one of them'}`);
    }
    const mistake = url !== undefined && (pullMethod === 'node' ? mistakeForNodes : mistakeForPods)(url);
    if (mistake) {
      refuse('source.registry.url', mistake);
    }
  },
};

/** What is wrong with the URL of an image that a pod or a node pulls. It is cached, since the disks of a fleet have few images. */
const [mistakeForPods, mistakeForNodes] = [false, true].map((isByNode) => (
  cacheByText((url) => urlMistake(url, REGISTRY_SCHEMES, REGISTRY_URL) ?? imageMistake(url, isByNode))
));

/** What is wrong with the image of a URL that is well-formed. */
function imageMistake(url: string, isByNode: boolean): string | undefined {
  const image = url.replace(DOCKER, '');
  if (isFilledInLater(url) || !/^docker:/i.test(url) || isByNode && REMOVED_BY_CDI.test(image)) {
    return undefined;
  }
  if (NOT_IN_IMAGE.test(url.replace(DIGEST_AT_END, '$1'))) {
    return 'the URL has a login, a query or a fragment, which no image has: leave it out, and write a login into a Secret that secretRef names';
  }
  if (image === url || !IMAGE_REFERENCE.matches(image)) {
    return `${displayUrl(url)} is not the URL of an image, write registry, image and tag in lower case and without spaces, such as ${JSON.stringify(REGISTRY_URL)}`;
  }
  return hasTagAndDigest(image) && !isByNode ? `${displayUrl(url)} has a tag and a digest, keep one of them or write the pullMethod "node"` : undefined;
}

/** A pod or a node pulls an image; only a node can pull an image stream. */
export const pullMethodPossible: DataVolumeRule = {
  name: 'pull-method-possible',
  refuses: 'an unknown pullMethod, or an image stream that a pod pulls',
  story: 'By default a CDI pod downloads the image. With pullMethod "node" the node pulls it like a container image. Image streams are OpenShift '
    + 'objects, which only nodes can resolve.',
  when: ['source.registry'],
  check: ({ source }, refuse) => {
    const { imageStream, pullMethod: method } = source?.registry ?? {};
    refuseUnknownChoice('source.registry.pullMethod', method, PULL_METHODS, refuse);
    if (imageStream !== undefined && (method ?? 'pod') === 'pod') {
      refuse('source.registry.pullMethod', 'only nodes can pull an image stream, write "node"');
    }
    if (imageStream === '') {
      refuse('source.registry.imageStream', 'the image stream has no name, write one such as "rhel9:latest"');
    }
  },
};

const IMPORT_NAMES_FORM: RuleDescription = {
  name: 'import-names-form',
  refuses: 'a malformed name of a Secret, ConfigMap, service account or priority class that an import uses',
  story: 'CDI admits any string, and then cannot create the pod that imports the image: the DataVolume has an event with the reason ErrStartingPod. '
    + 'Kubernetes creates no object with capitals, spaces or underscores in its name.',
};

/** The objects that a source refers to have names that objects can have. */
export const sourceNamesForm: DataVolumeRule = {
  ...IMPORT_NAMES_FORM,
  when: ['source'],
  check: ({ source = {} }, refuse) => {
    for (const [kind, fields] of Object.entries(source) as [string, References][]) {
      NAMES_IN_SOURCES.forEach((field) => refuseMalformedName(`source.${kind}.${field}`, fields[field] || undefined, OBJECT_NAME, refuse));
    }
    source.http?.secretExtraHeaders?.forEach((name, index) => refuseMalformedName(`source.http.secretExtraHeaders[${index}]`, name, OBJECT_NAME, refuse));
  },
};

/** So have those of the pod that imports, clones or receives the content. */
export const podNamesForm: DataVolumeRule = {
  ...IMPORT_NAMES_FORM,
  when: ['priorityClassName', 'serviceAccountName'],
  check: ({ priorityClassName, serviceAccountName }, refuse) => {
    refuseMalformedName('priorityClassName', priorityClassName || undefined, OBJECT_NAME, refuse);
    refuseMalformedName('serviceAccountName', serviceAccountName || undefined, OBJECT_NAME, refuse);
  },
};

const NAMES_IN_SOURCES = ['secretRef', 'certConfigMap', 'extraArgs'] as const;

type References = { readonly [field in typeof NAMES_IN_SOURCES[number]]?: string };

/** The fields that a source needs besides its URL, each with what to write there. */
type RequiredFields<Kind extends keyof DataVolumeSource> = { readonly [field in keyof NonNullable<DataVolumeSource[Kind]>]?: string };

const IMAGEIO: RequiredFields<'imageio'> = { secretRef: 'the name of the Secret with the credentials', diskId: 'the ID of the disk' };

const VDDK: RequiredFields<'vddk'> = {
  secretRef: 'the name of the Secret with the credentials',
  uuid: 'the UUID of the machine',
  backingFile: 'the path of the disk in its datastore, such as "[datastore] web/web.vmdk"',
  thumbprint: 'the fingerprint of vCenter\'s certificate, such as "20:6C:8A:…"',
};

type Fields = { readonly [field: string]: unknown };

/** A disk of oVirt needs its ID, credentials and a way to trust the server. */
export const imageioSourceComplete: DataVolumeRule = {
  name: 'imageio-source-complete',
  refuses: 'an oVirt disk without its ID, the credentials Secret, or a way to trust the server',
  story: 'CDI gets the disk through the oVirt API. It verifies the server with the certificates in the ConfigMap of certConfigMap; '
    + 'insecureSkipVerify turns the verification off.',
  when: ['source.imageio'],
  check: ({ source }, refuse) => {
    const imageio = source?.imageio;
    if (imageio) {
      refuseMissing('source.imageio', { ...imageio }, IMAGEIO, refuse);
      if (!imageio.certConfigMap && !imageio.insecureSkipVerify) {
        refuse('source.imageio.certConfigMap', 'required field is missing, write the name of a ConfigMap with the server\'s certificates');
      }
    }
  },
};

/** A disk of VMware needs its machine, path, credentials and the server's fingerprint. */
export const vddkSourceComplete: DataVolumeRule = {
  name: 'vddk-source-complete',
  refuses: 'a VMware disk without its machine, its path, the vCenter thumbprint or the credentials Secret',
  story: 'CDI copies the disk with VMware\'s own library. The library asks vCenter for the disk by the machine\'s UUID and the disk\'s path. It '
    + 'trusts vCenter by the thumbprint of its certificate.',
  when: ['source.vddk'],
  check: ({ source }, refuse) => {
    if (source?.vddk) {
      refuseMissing('source.vddk', { ...source.vddk }, VDDK, refuse);
    }
  },
};

function refuseMissing(path: string, source: Fields, fields: Fields, refuse: Refuse): void {
  for (const [field, write] of Object.entries(fields)) {
    if (!source[field]) {
      refuse(`${path}.${field}`, `required field is missing, write ${write}`);
    }
  }
}
