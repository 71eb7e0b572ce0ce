// Generated from the CRDs of KubeVirt 1.9.0 and CDI 1.65.0 by `npx projen imports`. Do not edit.
import type * as kubernetes from './kubernetes';

export interface DataImportCron {
  readonly apiVersion: 'cdi.kubevirt.io/v1beta1';
  readonly kind: 'DataImportCron';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: DataImportCronSpec;
  readonly status?: DataImportCronStatus;
}

export interface DataImportCronCondition {
  readonly lastHeartbeatTime?: string;
  readonly lastTransitionTime?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly status: string;
  readonly type: string;
}

export interface DataImportCronSpec {
  readonly garbageCollect?: string;
  readonly importsToKeep?: number;
  readonly managedDataSource: string;
  readonly retentionPolicy?: string;
  readonly schedule: string;
  readonly serviceAccountName?: string;
  readonly template: DataImportCronSpecTemplate;
}

export interface DataImportCronSpecTemplate {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly metadata?: DataImportCronSpecTemplateMetadata;
  readonly spec: DataVolumeSpec;
  readonly status?: DataVolumeStatus;
}

export interface DataImportCronSpecTemplateMetadata {
  readonly [key: string]: never;
}

export interface DataImportCronStatus {
  readonly conditions?: DataImportCronCondition[];
  readonly currentImports?: ImportStatus[];
  readonly lastExecutionTimestamp?: string;
  readonly lastImportTimestamp?: string;
  readonly lastImportedPVC?: DataVolumeSourcePVC;
  readonly sourceFormat?: string;
}

export interface DataSource {
  readonly apiVersion: 'cdi.kubevirt.io/v1beta1';
  readonly kind: 'DataSource';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: DataSourceSpec;
  readonly status?: DataSourceStatus;
}

export interface DataSourceCondition {
  readonly lastHeartbeatTime?: string;
  readonly lastTransitionTime?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly status: string;
  readonly type: string;
}

export interface DataSourceRefSourceDataSource {
  readonly name: string;
  readonly namespace: string;
}

export interface DataSourceSource {
  readonly dataSource?: DataSourceRefSourceDataSource;
  readonly pvc?: DataVolumeSourcePVC;
  readonly snapshot?: DataVolumeSourceSnapshot;
}

export interface DataSourceSpec {
  readonly source: DataSourceSource;
}

export interface DataSourceStatus {
  readonly conditions?: DataSourceCondition[];
  readonly source?: DataSourceSource;
}

export interface DataVolume {
  readonly apiVersion: 'cdi.kubevirt.io/v1beta1';
  readonly kind: 'DataVolume';
  readonly metadata?: kubernetes.ObjectMeta;
  readonly spec: DataVolumeSpec;
  readonly status?: DataVolumeStatus;
}

export interface DataVolumeBlankImage {
  readonly [key: string]: never;
}

export interface DataVolumeCheckpoint {
  readonly current: string;
  readonly previous: string;
}

export interface DataVolumeCondition {
  readonly lastHeartbeatTime?: string;
  readonly lastTransitionTime?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly status: string;
  readonly type: string;
}

export interface DataVolumeSource {
  readonly blank?: DataVolumeBlankImage;
  readonly gcs?: DataVolumeSourceGCS;
  readonly http?: DataVolumeSourceHTTP;
  readonly imageio?: DataVolumeSourceImageIO;
  readonly pvc?: DataVolumeSourcePVC;
  readonly registry?: DataVolumeSourceRegistry;
  readonly s3?: DataVolumeSourceS3;
  readonly snapshot?: DataVolumeSourceSnapshot;
  readonly upload?: DataVolumeSourceUpload;
  readonly vddk?: DataVolumeSourceVDDK;
}

export interface DataVolumeSourceGCS {
  readonly secretRef?: string;
  readonly url: string;
}

export interface DataVolumeSourceHTTP {
  readonly certConfigMap?: string;
  readonly checksum?: string;
  readonly extraHeaders?: string[];
  readonly secretExtraHeaders?: string[];
  readonly secretRef?: string;
  readonly url: string;
}

export interface DataVolumeSourceImageIO {
  readonly certConfigMap?: string;
  readonly diskId: string;
  readonly insecureSkipVerify?: boolean;
  readonly secretRef?: string;
  readonly url: string;
}

export interface DataVolumeSourcePVC {
  readonly name: string;
  readonly namespace: string;
}

export interface DataVolumeSourceRef {
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}

export interface DataVolumeSourceRegistry {
  readonly certConfigMap?: string;
  readonly imageStream?: string;
  readonly platform?: PlatformOptions;
  readonly pullMethod?: string;
  readonly secretRef?: string;
  readonly url?: string;
}

export interface DataVolumeSourceS3 {
  readonly certConfigMap?: string;
  readonly secretRef?: string;
  readonly url: string;
}

export interface DataVolumeSourceSnapshot {
  readonly name: string;
  readonly namespace: string;
}

export interface DataVolumeSourceUpload {
  readonly [key: string]: never;
}

export interface DataVolumeSourceVDDK {
  readonly backingFile?: string;
  readonly extraArgs?: string;
  readonly initImageURL?: string;
  readonly secretRef?: string;
  readonly thumbprint?: string;
  readonly url?: string;
  readonly uuid?: string;
}

export interface DataVolumeSpec {
  readonly checkpoints?: DataVolumeCheckpoint[];
  readonly contentType?: 'archive' | 'kubevirt';
  readonly finalCheckpoint?: boolean;
  readonly preallocation?: boolean;
  readonly priorityClassName?: string;
  readonly pvc?: kubernetes.PersistentVolumeClaimSpec;
  readonly serviceAccountName?: string;
  readonly source?: DataVolumeSource;
  readonly sourceRef?: DataVolumeSourceRef;
  readonly storage?: StorageSpec;
}

export interface DataVolumeStatus {
  readonly claimName?: string;
  readonly conditions?: DataVolumeCondition[];
  readonly phase?: string;
  readonly progress?: string;
  readonly restartCount?: number;
}

export interface ImportStatus {
  readonly DataVolumeName: string;
  readonly Digest: string;
}

export interface PlatformOptions {
  readonly architecture?: string;
}

export interface StorageSpec {
  readonly accessModes?: string[];
  readonly dataSource?: kubernetes.TypedLocalObjectReference;
  readonly dataSourceRef?: kubernetes.TypedObjectReference;
  readonly resources?: kubernetes.VolumeResourceRequirements;
  readonly selector?: kubernetes.LabelSelector;
  readonly storageClassName?: string;
  readonly volumeMode?: string;
  readonly volumeName?: string;
}
