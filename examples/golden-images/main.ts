// Golden images in their own namespace, one updated from its registry and one released by hand; the permission to clone, and two clones.
import { App, Chart, Size } from 'cdk8s';
import * as kplus from 'cdk8s-plus-27';
import {
  DataImportCron, DataSource, DataVolume, ImageSource, Machine, MachineDefaults, MachineSize, PoolUpdateStrategy, VirtualMachinePool,
  VirtualMachineTemplate, VolumeSource,
} from 'cdk8s-kubevirt';

const IMAGES = 'golden-images';
const SHOP = 'golden-shop';

// The releases of the shop's image in the cluster, and the one that its pool runs.
const RELEASES = ['2026-10', '2026-11'];
const CURRENT = '2026-11';

const app = new App();
// Within one storage class, most storage clones without a copy.
const storageClassName = 'ceph-rbd';
MachineDefaults.set(app, { storageClassName });

const images = new Chart(app, 'images', { namespace: IMAGES });

// Checked every Monday, and imported if the tag has moved. The DataSource always names the newest import. Two older ones stay.
const ubuntu = new DataImportCron(images, 'ubuntu-import', {
  schedule: '0 3 * * 1',
  managedDataSource: 'ubuntu',
  image: ImageSource.registry('quay.io/containerdisks/ubuntu:24.04'),
  size: Size.gibibytes(10),
  importsToKeep: 3,
  defaultInstancetype: { name: 'u1.medium' },
  defaultPreference: { name: 'ubuntu' },
});

// Built elsewhere, and imported once for each release. Each has its own name, so the program decides which release runs.
for (const release of RELEASES) {
  const disk = new DataVolume(images, `shop-${release}-disk`, {
    image: ImageSource.http(`https://images.example.com/shop-${release}.qcow2`, { secretRef: 'image-credentials' }),
    size: Size.gibibytes(20),
    immediateBinding: true,
  });
  new DataSource(images, `shop-${release}`, { source: ImageSource.pvc(disk.name, IMAGES) });
}

// Cloning from another namespace needs a permission there. Pools, and machines with dataVolumeTemplates, clone as the ServiceAccount
// `default` of their own namespace. The disks of a Machine are cloned as the user who applies them.
const role = new kplus.Role(images, 'clone-images', { metadata: { name: 'clone-images' } });
role.allow(['create'], kplus.ApiResource.custom({ apiGroup: 'cdi.kubevirt.io', resourceType: 'datavolumes/source' }));
new kplus.RoleBinding(images, 'clone-images-binding', { metadata: { name: 'clone-images' }, role }).addSubjects(
  kplus.Group.fromName(images, 'shop-accounts', `system:serviceaccounts:${SHOP}`),
  kplus.Group.fromName(images, 'shop-people', 'shop-operators'),
);

const shop = new Chart(app, 'shop', { namespace: SHOP });

// Cloned once: a newer image changes nothing here. Only the next machine gets it.
new Machine(shop, 'web-1', { size: MachineSize.SMALL, image: ImageSource.dataSource(ubuntu.managedDataSource, IMAGES) });

// Another release needs another disk, so KubeVirt deletes each machine with its disk and makes it again, one at a time.
new VirtualMachinePool(shop, 'workers', {
  template: VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { cpu: { cores: 2 }, memory: { guest: '4Gi' } } } } } })
    .withDisk({
      name: 'root',
      volume: VolumeSource.dataVolumeTemplate('worker-root', { image: ImageSource.dataSource(`shop-${CURRENT}`, IMAGES), storageClassName }),
    })
    .withNetwork({ name: 'default' }),
  replicas: 3,
  updateStrategy: PoolUpdateStrategy.proactive(),
  maxUnavailable: 1,
});

app.synth();
