// Windows 11 with answer files: installed and generalized once, and cloned for each desktop, which has its own answer file.
import { readFileSync } from 'fs';
import { join } from 'path';
import { ApiObject, App, Chart, Duration, Size } from 'cdk8s';
import {
  BootDevice, DataSource, DataVolume, DiskDevice, ImageSource, Machine, MachineDefaults, MachineProps, RunStrategy, VolumeSource,
} from 'cdk8s-kubevirt';

const textOf = (file: string) => readFileSync(join(__dirname, file), 'utf8');

// Both come with KubeVirt: 2 CPUs and 8 GiB, and the hardware that Windows 11 needs, from UEFI to the TPM.
const windows: MachineProps = { instancetype: { name: 'u1.large' }, preference: { name: 'windows.11.virtio' } };

const app = new App();
MachineDefaults.set(app, { storageClassName: 'ceph-rbd' });

// The golden image, applied first. The medium is uploaded. The installation's answer file has no secrets.
const image = new Chart(app, 'windows-image', { namespace: 'windows' });
const medium = new DataVolume(image, 'windows-11-iso', { image: ImageSource.upload(), size: Size.gibibytes(8), immediateBinding: true });
const installation = new ApiObject(image, 'installation', {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'windows-11-installation' },
  data: { 'autounattend.xml': textOf('autounattend.xml'), 'prepare.ps1': textOf('prepare.ps1') },
});
const build = new Machine(image, 'windows-11-2026-11', {
  ...windows,
  // Started by hand, it installs, generalizes and shuts down. Nothing may start it again, or its disk would no longer be an image.
  runStrategy: RunStrategy.MANUAL,
  bootOrder: [BootDevice.DISK, BootDevice.CDROM],
  // Windows names the CD-ROMs D:, E: and F: in this order. The answer files refer to E: and F:.
  disks: [
    { name: 'root', size: Size.gibibytes(64) },
    { name: 'installation', device: DiskDevice.CDROM, volume: VolumeSource.persistentVolumeClaim(medium.name) },
    { name: 'drivers', device: DiskDevice.CDROM, volume: VolumeSource.containerDisk('quay.io/kubevirt/virtio-container-disk:v1.9.0') },
    { name: 'answers', device: DiskDevice.CDROM, volume: VolumeSource.sysprep({ configMapName: installation.name }) },
  ],
});

// The desktops, applied once the image exists. They clone through the DataSource, which is later pointed to the next image.
const desktops = new Chart(app, 'windows-desktops', { namespace: 'windows' });
const golden = new DataSource(desktops, 'windows-11', { source: ImageSource.pvc(build.claims[0].name, 'windows'), defaultPreference: { name: 'windows.11.virtio' } });

for (const name of ['desk-1', 'desk-2']) {
  const answers = answersOf(name);
  const desktop = new Machine(desktops, name, {
    ...windows,
    image: ImageSource.dataSource(golden.name),
    disks: [
      { name: 'root', size: Size.gibibytes(128) },
      { name: 'answers', device: DiskDevice.CDROM, volume: VolumeSource.sysprep({ secretName: answers.name }) },
    ],
    terminationGracePeriod: Duration.minutes(10),
  });
  // The Remote Desktop Protocol.
  desktop.expose({ ports: [{ port: 3389 }] });
}

/** A desktop's answer file, in a Secret. The External Secrets Operator inserts the password, which is in no manifest. */
function answersOf(name: string): ApiObject {
  return new ApiObject(desktops, `${name}-answers`, {
    apiVersion: 'external-secrets.io/v1',
    kind: 'ExternalSecret',
    metadata: { name: `${name}-answers` },
    spec: {
      secretStoreRef: { name: 'vault', kind: 'ClusterSecretStore' },
      refreshInterval: '1h0m0s',
      target: {
        name: `${name}-answers`,
        creationPolicy: 'Owner',
        deletionPolicy: 'Retain',
        template: { engineVersion: 'v2', mergePolicy: 'Replace', data: { 'unattend.xml': textOf('unattend.xml').replace('COMPUTER', name) } },
      },
      data: [{
        secretKey: 'password',
        remoteRef: { key: `desktops/${name}`, property: 'password', conversionStrategy: 'Default', decodingStrategy: 'None', metadataPolicy: 'None' },
      }],
    },
  });
}

app.synth();
