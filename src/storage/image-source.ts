// Where a disk's initial content comes from: every source that CDI's DataVolumes support.
import { GcsSourceOptions, HttpSourceOptions, ImageioSourceOptions, ImageStreamSourceOptions, RegistryPullMethod, RegistrySourceOptions, S3SourceOptions, VddkSourceOptions } from './image-source-options';
import { headerIssues, CONTAINER_IMAGE, GCS_LOCATION, HTTP_LOCATION, checkLocation, REGISTRY_LOCATION, registryUrl, S3_LOCATION } from './locations';
import type { DataVolumeSource, DataVolumeSpec } from '../../imports/cdi';
import { checkCall } from '../declared/arguments';
import { checkFormat, checkFormatOfEach, Format, NAMESPACE, NOT_EMPTY, OBJECT_NAME } from '../issues/formats';
import { Issues, missing, refuse } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import { copyOf, omitEmpty, withOtherFields } from '../plain-data/plain-data';

/** The source in a DataVolume's spec. */
type Origin = Pick<DataVolumeSpec, 'source' | 'sourceRef'>;

const REFERENCES = { secretRef: OBJECT_NAME, certConfigMap: OBJECT_NAME };

const CHECKSUM: Format = {
  is: 'a checksum',
  matches: (text) => /^(?:md5:[0-9a-f]{32}|sha1:[0-9a-f]{40}|sha256:[0-9a-f]{64}|sha512:[0-9a-f]{128})$/i.test(text),
  write: 'md5, sha1, sha256 or sha512, a colon and the whole hash in hex, such as "sha256:" and 64 digits',
};

const IMAGE_STREAM: Format = {
  is: 'an image stream',
  matches: (text) => /^[a-z0-9][-a-z0-9._]*(?::[\w][\w.-]*)?$/.test(text),
  write: 'its name, optionally with a colon and a tag, such as "rhel9:latest"',
};

const THUMBPRINT: Format = {
  is: 'a certificate\'s fingerprint',
  matches: (text) => /^[0-9a-f]{2}(?::[0-9a-f]{2}){19,}$/i.test(text),
  write: 'pairs of hex digits between colons, such as "20:6C:8A:…"',
};

/**
 * Where a disk's initial content comes from. Immutable. Credentials belong in Secrets that a source refers to, never in a URL or a
 * header.
 */
export class ImageSource {
  /**
   * A container image in a registry, with the disk below `/disk`: sets `source.registry`.
   *
   * Throws when the image is not in a registry, its scheme is neither `docker` nor `oci-archive`, it contains credentials,
   * or a name is not valid.
   *
   * @param image the image with its registry, such as `quay.io/containerdisks/ubuntu:22.04`: sets
   * `source.registry.url`, after `docker://` unless it has a scheme
   * @param options how to reach and read it
   */
  public static registry(image: string, options: RegistrySourceOptions = {}): ImageSource {
    checkCall('ImageSource.registry', [image, options], (...valid) => ImageSource.registry(...valid));
    const { architecture, ...rest } = options;
    return ImageSource.of('registry', { url: registryUrl(image) }, { ...rest, platform: omitEmpty({ architecture }) }, [
      ...checkLocation('image', image, REGISTRY_LOCATION),
      ...checkFieldFormats('', options, REFERENCES),
    ]);
  }

  /**
   * An OpenShift image stream in the DataVolume's namespace, which the node pulls: sets `source.registry`.
   *
   * Throws when a name is not valid.
   *
   * @param imageStream the image stream, such as `rhel9:latest`: sets `source.registry.imageStream`
   * @param options how to reach and read it
   */
  public static imageStream(imageStream: string, options: ImageStreamSourceOptions = {}): ImageSource {
    checkCall('ImageSource.imageStream', [imageStream, options], (...valid) => ImageSource.imageStream(...valid));
    const { architecture, ...rest } = options;
    return ImageSource.of('registry', { imageStream, pullMethod: RegistryPullMethod.NODE }, { ...rest, platform: omitEmpty({ architecture }) }, [
      ...checkFormat('imageStream', imageStream, IMAGE_STREAM),
      ...checkFieldFormats('', options, REFERENCES),
    ], 'imageStream');
  }

  /**
   * A file on a web server: raw, qcow2, VMDK, VDI, VHD or VHDX, optionally compressed with gzip, xz or zstd: sets `source.http`.
   * Unpack an OVA or a zip first.
   *
   * Throws when the URL is not HTTP or contains credentials, a header contains credentials, or the checksum or a name is not valid.
   *
   * @param url the file's URL, `http` or `https`; everyone who can read the DataVolume can read its query: sets
   * `source.http.url`
   * @param options how to reach and check it
   */
  public static http(url: string, options: HttpSourceOptions = {}): ImageSource {
    checkCall('ImageSource.http', [url, options], (...valid) => ImageSource.http(...valid));
    return ImageSource.of('http', { url }, options, [
      ...checkLocation('url', url, HTTP_LOCATION),
      ...checkFieldFormats('', options, { ...REFERENCES, checksum: CHECKSUM }),
      ...headerIssues('extraHeaders', options.extraHeaders),
      ...checkFormatOfEach('secretExtraHeaders', options.secretExtraHeaders, OBJECT_NAME),
    ]);
  }

  /**
   * An object in S3, or in a store with the same API: sets `source.s3`.
   *
   * Throws when the URL is not HTTP, lacks bucket or object, or contains credentials, or a name is not valid.
   *
   * @param url `https://<endpoint>/<bucket>/<object>`: sets `source.s3.url`
   * @param options how to reach it
   */
  public static s3(url: string, options: S3SourceOptions = {}): ImageSource {
    checkCall('ImageSource.s3', [url, options], (...valid) => ImageSource.s3(...valid));
    return ImageSource.of('s3', { url }, options, [
      ...checkLocation('url', url, S3_LOCATION),
      ...checkFieldFormats('', options, REFERENCES),
    ]);
  }

  /**
   * An object in Google Cloud Storage: sets `source.gcs`.
   *
   * Throws when the URL is neither `gs` nor HTTP, lacks bucket or object, or contains credentials, or a name is not valid.
   *
   * @param url `gs://<bucket>/<object>`, or `https://<endpoint>/<bucket>/<object>`: sets `source.gcs.url`
   * @param options how to reach it
   */
  public static gcs(url: string, options: GcsSourceOptions = {}): ImageSource {
    checkCall('ImageSource.gcs', [url, options], (...valid) => ImageSource.gcs(...valid));
    return ImageSource.of('gcs', { url }, options, [
      ...checkLocation('url', url, GCS_LOCATION),
      ...checkFieldFormats('', options, { secretRef: OBJECT_NAME }),
    ]);
  }

  /**
   * A disk of an oVirt installation: sets `source.imageio`.
   *
   * Throws when the URL is not HTTP or contains credentials, a name is not valid, or neither `certConfigMap` nor
   * `insecureSkipVerify` is given.
   *
   * @param url the engine's API, such as `https://ovirt.example.com/ovirt-engine/api`: sets `source.imageio.url`
   * @param options the disk, and how to reach it
   */
  public static imageio(url: string, options: ImageioSourceOptions): ImageSource {
    checkCall('ImageSource.imageio', [url, options], (...valid) => ImageSource.imageio(...valid));
    return ImageSource.of('imageio', { url }, options, [
      ...checkLocation('url', url, HTTP_LOCATION),
      ...checkFieldFormats('', options, { ...REFERENCES, diskId: NOT_EMPTY }),
      ...options.certConfigMap === undefined && !options.insecureSkipVerify
        ? [missing('certConfigMap', 'is missing: name the ConfigMap with the engine\'s CA certificate, or set insecureSkipVerify')] : [],
    ]);
  }

  /**
   * A disk of a machine in VMware vCenter or on an ESXi host: sets `source.vddk`.
   *
   * Throws when the URL is not HTTP or contains credentials, the thumbprint is not valid, or a name is not valid.
   *
   * @param url the server, such as `https://vcenter.example.com`: sets `source.vddk.url`
   * @param options the disk, and how to reach it
   */
  public static vddk(url: string, options: VddkSourceOptions): ImageSource {
    checkCall('ImageSource.vddk', [url, options], (...valid) => ImageSource.vddk(...valid));
    const { initImageUrl, ...rest } = options;
    return ImageSource.of('vddk', { url }, { ...rest, initImageURL: initImageUrl }, [
      ...checkLocation('url', url, HTTP_LOCATION),
      ...checkFieldFormats('', options, { uuid: NOT_EMPTY, backingFile: NOT_EMPTY, thumbprint: THUMBPRINT, secretRef: OBJECT_NAME, extraArgs: OBJECT_NAME }),
      ...checkLocation('initImageUrl', initImageUrl, CONTAINER_IMAGE),
    ]);
  }

  /**
   * A clone of a PersistentVolumeClaim: sets `source.pvc`.
   *
   * Throws when a name is not valid.
   *
   * @param name the claim: sets `source.pvc.name`
   * @param namespace the claim's namespace; if it is not the DataVolume's, the creator needs permission to clone:
   * sets `source.pvc.namespace`
   */
  public static pvc(name: string, namespace: string): ImageSource {
    checkCall('ImageSource.pvc', [name, namespace], (...valid) => ImageSource.pvc(...valid));
    return ImageSource.of('pvc', { name, namespace }, {}, checkFieldFormats('', { name, namespace }, { name: OBJECT_NAME, namespace: NAMESPACE }));
  }

  /**
   * A clone of a VolumeSnapshot: sets `source.snapshot`.
   *
   * Throws when a name is not valid.
   *
   * @param name the snapshot: sets `source.snapshot.name`
   * @param namespace the snapshot's namespace: sets `source.snapshot.namespace`
   */
  public static snapshot(name: string, namespace: string): ImageSource {
    checkCall('ImageSource.snapshot', [name, namespace], (...valid) => ImageSource.snapshot(...valid));
    return ImageSource.of('snapshot', { name, namespace }, {},
      checkFieldFormats('', { name, namespace }, { name: OBJECT_NAME, namespace: NAMESPACE }));
  }

  /** An empty disk: sets `source.blank`. */
  public static blank(): ImageSource {
    return ImageSource.of('blank', {}, {}, []);
  }

  /** A disk that waits for `virtctl image-upload`: sets `source.upload`. */
  public static upload(): ImageSource {
    return ImageSource.of('upload', {}, {}, []);
  }

  /**
   * A clone of the claim or snapshot that a DataSource points to when the DataVolume is created: sets `sourceRef`.
   *
   * Throws when a name is not valid.
   *
   * @param name the DataSource: sets `sourceRef.name`
   * @param namespace the DataSource's namespace: sets `sourceRef.namespace`. Default: the DataVolume's
   */
  public static dataSource(name: string, namespace?: string): ImageSource {
    checkCall('ImageSource.dataSource', [name, namespace], (...valid) => ImageSource.dataSource(...valid));
    refuse(checkFieldFormats('', { name, namespace }, { name: OBJECT_NAME, namespace: NAMESPACE }), 'ImageSource.dataSource');
    return new ImageSource({ sourceRef: { kind: 'DataSource', name, ...namespace !== undefined && { namespace } } });
  }

  /** CDI gets undeclared options too, but none replaces what was checked. */
  private static of(kind: keyof DataVolumeSource, checked: object, options: object, issues: Issues, call: string = kind): ImageSource {
    refuse(issues, `ImageSource.${call}`);
    return new ImageSource({ source: { [kind]: omitEmpty(withOtherFields(checked, options)) } });
  }

  private readonly origin: Origin;

  private constructor(origin: Origin) {
    this.origin = copyOf(origin);
  }

  /**
   * The source in a DataVolume's spec: `{ source: { … } }`, or `{ sourceRef: { … } }` for a DataSource.
   */
  public toObject(): any {
    return copyOf(this.origin);
  }
}
