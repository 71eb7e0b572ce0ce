// Images from web servers, object stores and registries.
import { urlMistake } from './url';
import { refuseUnknownChoice } from '../choice';
import { refuseMalformed } from '../form';
import type { DataVolumeRule } from '../rule';

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

const PULL_METHODS = ['pod', 'node'];

const CHECKSUM = {
  is: 'a checksum',
  matches: (text: string) => /^\s*(?:md5\s*:\s*[\da-f]{32}|sha1\s*:\s*[\da-f]{40}|sha256\s*:\s*[\da-f]{64}|sha512\s*:\s*[\da-f]{128})\s*$/i.test(text),
  write: 'md5, sha1, sha256 or sha512, a colon and the whole hash in hex, such as "sha256:" and 64 digits',
};

/** The URL must be one that CDI can fetch. */
export const sourceUrlForm: DataVolumeRule = {
  name: 'source-url-form',
  refuses: 'a URL of an image that is missing, malformed or of a scheme other than http, https and gs',
  story: 'Objects of S3 are fetched by http or https too: endpoint, bucket and object. Credentials go to the Secret that secretRef names, never into the URL.',
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
  story: 'CDI computes the hash of what it downloads, before it unpacks or converts anything, and fails the import where the two differ.',
  check: ({ source }, refuse) => refuseMalformed('source.http.checksum', source?.http?.checksum || undefined, CHECKSUM, refuse),
};

/** A registry source has a URL or an image stream. */
export const registrySourceComplete: DataVolumeRule = {
  name: 'registry-source-complete',
  refuses: 'a registry source with neither url nor imageStream, with both, or with a URL that begins with neither docker:// nor oci-archive://',
  story: 'The URL is docker://, the registry and the image. CDI reads docker://ubuntu:22.04 as a host with a port: an image needs its registry, docker.io/library/ubuntu:22.04.',
  check: ({ source }, refuse) => {
    const { url, imageStream } = source?.registry ?? {};
    if (source?.registry && (url === undefined) === (imageStream === undefined)) {
      refuse('source.registry', `the registry has ${url === undefined ? 'neither url nor imageStream, write one of them' : 'url and imageStream, keep one of them'}`);
    }
    const mistake = url !== undefined && urlMistake(url, REGISTRY_SCHEMES, 'docker://quay.io/containerdisks/ubuntu:22.04');
    if (mistake) {
      refuse('source.registry.url', mistake);
    }
  },
};

/** A pod or a node pulls an image; only a node can pull an image stream. */
export const pullMethodPossible: DataVolumeRule = {
  name: 'pull-method-possible',
  refuses: 'an unknown way to pull an image, or an image stream that a pod is to pull',
  story: 'A pod of CDI\'s downloads the image, or with "node" the node pulls it as it does those of containers. Image streams are OpenShift\'s, which only nodes can resolve.',
  check: ({ source }, refuse) => {
    const { imageStream, pullMethod: method } = source?.registry ?? {};
    refuseUnknownChoice('source.registry.pullMethod', method, PULL_METHODS, refuse);
    if (imageStream !== undefined && (method ?? 'pod') === 'pod') {
      refuse('source.registry.pullMethod', 'an image stream is pulled by nodes only, write "node"');
    }
    if (imageStream === '') {
      refuse('source.registry.imageStream', 'the image stream has no name, write one such as "rhel9:latest"');
    }
  },
};
