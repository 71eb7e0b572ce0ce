// A disk for every kind of volume, cloud-init in three forms, and a Service.
import { App, Chart, Size } from 'cdk8s';
import { Advice, DiskDevice, HostDiskType, Protocol, ServiceType, VirtualMachine, VirtualMachineTemplate, VolumeSource } from 'cdk8s-kubevirt';

const app = new App();
// The machines only show kinds of volumes: they keep nothing, and nobody logs in.
Advice.silence(app, 'cloud-init-without-login', 'container-disk-for-data');
const chart = new Chart(app, 'volumes');
const userData = '#cloud-config\npackages: [git]\n';
const small = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { memory: { guest: '1Gi' } } } } } })
  .withDisk({ name: 'root', volume: VolumeSource.containerDisk('quay.io/containerdisks/fedora:40') })
  .withNetwork({ name: 'default' });

const cloudInit = {
  text: VolumeSource.cloudInitNoCloud({ userData }),
  base64: VolumeSource.cloudInitNoCloud({ userDataBase64: Buffer.from(userData).toString('base64') }),
  secret: VolumeSource.cloudInitConfigDrive({ userDataSecretName: 'my-user-data', networkDataSecretName: 'my-network-data' }),
};
for (const [form, volume] of Object.entries(cloudInit)) {
  new VirtualMachine(chart, `cloud-init-${form}`, { template: small.withDisk({ name: 'cloudinitdisk', volume }) });
}

const machine = new VirtualMachine(chart, 'many-disks', {
  template: small
    .withDisk({ name: 'claim', volume: VolumeSource.persistentVolumeClaim('my-claim') })
    .withDisk({ name: 'imported', volume: VolumeSource.dataVolume('my-data-volume') })
    .withDisk({ name: 'scratch', volume: VolumeSource.emptyDisk(Size.gibibytes(10)), serial: 'SCRATCH' })
    .withDisk({ name: 'copy', volume: VolumeSource.ephemeral('my-read-only-claim') })
    .withDisk({ name: 'host', volume: VolumeSource.hostDisk('/var/lib/disks/one.img', { type: HostDiskType.DISK_OR_CREATE, capacity: Size.gibibytes(5) }) })
    .withDisk({ name: 'settings', volume: VolumeSource.configMap('my-settings') })
    .withDisk({ name: 'tls', volume: VolumeSource.secret('my-certificate'), device: DiskDevice.CDROM })
    .withDisk({ name: 'account', volume: VolumeSource.serviceAccount('my-account') })
    .withDisk({ name: 'labels', volume: VolumeSource.downwardApi({ fields: [{ path: 'labels', fieldPath: 'metadata.labels' }] }) }),
});
machine.expose({ ports: [{ port: 80, targetPort: 8080 }, { port: 53, protocol: Protocol.UDP }], serviceType: ServiceType.LOAD_BALANCER });

app.synth();
