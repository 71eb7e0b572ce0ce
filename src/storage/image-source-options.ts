// The options of each kind of image source, with CDI's fields.
import { Architecture } from '../plain-data/architecture';

/** How CDI reads an image from a registry. */
export enum RegistryPullMethod {
  /** A pod of CDI downloads the image. */
  POD = 'pod',
  /** The node's container runtime pulls the image and caches it. */
  NODE = 'node',
}

/**
 * How a registry is reached.
 *
 * @internal
 */
export interface RegistryAccessOptions {
  /**
   * The Secret with `accessKeyId` (the user) and `secretKey` (the password), in the DataVolume's namespace: sets
   * `source.registry.secretRef`.
   *
   * @default - the registry needs no credentials
   */
  readonly secretRef?: string;

  /**
   * The ConfigMap with the registry's certificates, in the DataVolume's namespace: sets
   * `source.registry.certConfigMap`.
   *
   * @default - the registry's certificate comes from a publicly trusted CA
   */
  readonly certConfigMap?: string;
}

/** An OpenShift image stream. */
export interface ImageStreamSourceOptions extends RegistryAccessOptions {
  /**
   * The CPU architecture to select from a multi-platform image: sets `source.registry.platform.architecture`.
   *
   * @default - the architecture of the node that imports it
   */
  readonly architecture?: Architecture;
}

/** An image in a container registry. */
export interface RegistrySourceOptions extends RegistryAccessOptions {
  /**
   * The CPU architecture to select from a multi-platform image: sets `source.registry.platform.architecture`.
   *
   * @default - the architecture of the node that imports it
   */
  readonly architecture?: Architecture;

  /**
   * How the image is read: sets `source.registry.pullMethod`.
   *
   * @default - CDI's: RegistryPullMethod.POD
   */
  readonly pullMethod?: RegistryPullMethod;
}

/** A file on a web server. */
export interface HttpSourceOptions {
  /**
   * The Secret with `accessKeyId` (the user) and `secretKey` (the password) for basic authentication, in the
   * DataVolume's namespace: sets `source.http.secretRef`.
   *
   * @default - the server needs no credentials
   */
  readonly secretRef?: string;

  /**
   * The ConfigMap with the CA's certificates, in the DataVolume's namespace: sets `source.http.certConfigMap`.
   *
   * @default - the server's certificate comes from a publicly trusted CA
   */
  readonly certConfigMap?: string;

  /**
   * Headers to send, each as `Name: value`: sets `source.http.extraHeaders`. Everyone who can read the DataVolume can
   * read them, so headers with credentials are refused here.
   *
   * @default - none
   */
  readonly extraHeaders?: string[];

  /**
   * Secrets in the DataVolume's namespace; each of their values is sent as a header: sets
   * `source.http.secretExtraHeaders`.
   *
   * @default - none
   */
  readonly secretExtraHeaders?: string[];

  /**
   * The expected hash of the file, as `sha256:<hex>`; also md5, sha1 and sha512: sets `source.http.checksum`.
   *
   * @default - the file is not checked
   */
  readonly checksum?: string;
}

/** An object in S3, or in a store with the same API. */
export interface S3SourceOptions {
  /**
   * The Secret with `accessKeyId` and `secretKey`, in the DataVolume's namespace: sets `source.s3.secretRef`.
   *
   * @default - the bucket is public
   */
  readonly secretRef?: string;

  /**
   * The ConfigMap with the CA's certificates, in the DataVolume's namespace: sets `source.s3.certConfigMap`.
   *
   * @default - the endpoint's certificate comes from a publicly trusted CA
   */
  readonly certConfigMap?: string;
}

/** An object in Google Cloud Storage. */
export interface GcsSourceOptions {
  /**
   * The Secret with the service account's key file, in the DataVolume's namespace: sets `source.gcs.secretRef`.
   *
   * @default - the bucket is public
   */
  readonly secretRef?: string;
}

/** A disk of an oVirt installation. */
export interface ImageioSourceOptions {
  /** The disk's ID in oVirt: sets `source.imageio.diskId`. */
  readonly diskId: string;

  /**
   * The Secret with `accessKeyId` (the user) and `secretKey` (the password), in the DataVolume's namespace: sets
   * `source.imageio.secretRef`.
   */
  readonly secretRef: string;

  /**
   * The ConfigMap with the engine's CA certificate, in the DataVolume's namespace: sets
   * `source.imageio.certConfigMap`. Required unless `insecureSkipVerify` is true.
   *
   * @default - none
   */
  readonly certConfigMap?: string;

  /**
   * Whether the engine's certificate is not checked: sets `source.imageio.insecureSkipVerify`.
   *
   * @default false
   */
  readonly insecureSkipVerify?: boolean;
}

/** A disk of a VMware installation. */
export interface VddkSourceOptions {
  /** The UUID of the machine that the disk belongs to: sets `source.vddk.uuid`. */
  readonly uuid: string;

  /** The disk's file, such as `[datastore] vm/vm.vmdk`: sets `source.vddk.backingFile`. */
  readonly backingFile: string;

  /** The fingerprint of the server's certificate, as hex pairs between colons: sets `source.vddk.thumbprint`. */
  readonly thumbprint: string;

  /**
   * The Secret with `accessKeyId` (the user) and `secretKey` (the password), in the DataVolume's namespace: sets
   * `source.vddk.secretRef`.
   */
  readonly secretRef: string;

  /**
   * The container image with VMware's library: sets `source.vddk.initImageURL`.
   *
   * @default - the image in the ConfigMap `v2v-vmware` in CDI's namespace
   */
  readonly initImageUrl?: string;

  /**
   * The ConfigMap with more options for VMware's library under `vddk-config-file`, in the DataVolume's namespace: sets
   * `source.vddk.extraArgs`.
   *
   * @default - none
   */
  readonly extraArgs?: string;
}
