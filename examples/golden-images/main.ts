// Golden images in a namespace of their own: one kept fresh from its registry, one released by hand; who may clone them, and what does.
import { App, Chart, Size } from 'cdk8s';
import * as kplus from 'cdk8s-plus-27';
import {
  DataImportCron, DataSource, DataVolume, ImageSource, Machine, MachineDefaults, MachineSize, PoolUpdateStrategy, VirtualMachinePool,
  VirtualMachineTemplate, VolumeSource,
} from 'cdk8s-kubevirt';

const IMAGES = 'golden-images';
const SHOP = 'golden-shop';

// Releases of the shop's image that are in the cluster, and the one that its pool runs.
const RELEASES = ['2026-10', '2026-11'];
const CURRENT = '2026-11';

const app = new App();
// Within one storage class, most storage clones without a copy.
const storageClassName = 'ceph-rbd';
MachineDefaults.set(app, { storageClassName });

const images = new Chart(app, 'images', { namespace: IMAGES });

// Looked for every Monday, and imported if the tag has moved. The DataSource always stands for the newest import; two older ones stay.
const ubuntu = new DataImportCron(images, 'ubuntu-import', {
  schedule: '0 3 * * 1',
  managedDataSource: 'ubuntu',
  image: ImageSource.registry('quay.io/containerdisks/ubuntu:24.04'),
  size: Size.gibibytes(10),
  importsToKeep: 3,
  defaultInstancetype: 'u1.medium',
  defaultPreference: 'ubuntu',
});

// Built elsewhere, and imported once for each release, each with a name of its own: what runs is what the program says.
for (const release of RELEASES) {
  const disk = new DataVolume(images, `shop-${release}-disk`, {
    image: ImageSource.http(`https://images.example.com/shop-${release}.qcow2`, { secretRef: 'image-credentials' }),
    size: Size.gibibytes(20),
    immediateBinding: true,
  });
  new DataSource(images, `shop-${release}`, { source: ImageSource.pvc(disk.name, IMAGES) });
}

// To clone from another namespace takes a permission there. A pool clones as the ServiceAccount `default` of its own namespace, and so do
// machines with dataVolumeTemplates; the disks of a Machine are cloned as whoever applies them.
const role = new kplus.Role(images, 'clone-images', { metadata: { name: 'clone-images' } });
role.allow(['create'], kplus.ApiResource.custom({ apiGroup: 'cdi.kubevirt.io', resourceType: 'datavolumes/source' }));
new kplus.RoleBinding(images, 'clone-images-binding', { metadata: { name: 'clone-images' }, role }).addSubjects(
  kplus.Group.fromName(images, 'shop-accounts', `system:serviceaccounts:${SHOP}`),
  kplus.Group.fromName(images, 'shop-people', 'shop-operators'),
);

const shop = new Chart(app, 'shop', { namespace: SHOP });

// Cloned once: a newer image changes nothing here. The next machine begins with it.
new Machine(shop, 'web-1', { size: MachineSize.SMALL, image: ImageSource.dataSource(ubuntu.managedDataSource, IMAGES) });

// Another release is another disk, so KubeVirt deletes a machine with its disk and makes it anew, one at a time.
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
