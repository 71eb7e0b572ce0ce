// One program and two environments, each with a folder of manifests that is committed and reviewed before it is applied.
import { App, Chart, Size } from 'cdk8s';
import { CloudInit, ImageSource, Machine, MachineDefaults, MachineSize } from 'cdk8s-kubevirt';

/** The differences between clusters. */
interface Environment {
  readonly webServers: number;
  readonly databaseSize: MachineSize;
  readonly databaseDisk: Size;
  readonly storageClassName: string;
}

const ENVIRONMENTS: { readonly [name: string]: Environment } = {
  staging: { webServers: 1, databaseSize: MachineSize.SMALL, databaseDisk: Size.gibibytes(20), storageClassName: 'default' },
  production: { webServers: 2, databaseSize: MachineSize.LARGE, databaseDisk: Size.gibibytes(200), storageClassName: 'ceph-rbd' },
};

const folder = process.env.CDK8S_OUTDIR ?? 'environments';

for (const [name, { webServers, databaseSize, databaseDisk, storageClassName }] of Object.entries(ENVIRONMENTS)) {
  // Objects with the same name are different objects in each cluster, so each cluster has its own app.
  const app = new App({ outdir: `${folder}/${name}` });
  MachineDefaults.set(app, { identitySeed: name, storageClassName });
  const chart = new Chart(app, 'shop', { namespace: 'shop' });
  const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
  const cloudInit = CloudInit.noCloud({
    users: [{ name: 'ada', sudo: 'ALL=(ALL) NOPASSWD:ALL', sshAuthorizedKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com'] }],
  });
  for (let number = 1; number <= webServers; number += 1) {
    new Machine(chart, `web-${number}`, { size: MachineSize.SMALL, image, cloudInit });
  }
  new Machine(chart, 'database', { size: databaseSize, image, cloudInit, disks: [{ name: 'data', size: databaseDisk }] });
  app.synth();
}
