// The pod network with a NetworkPolicy, a VLAN, SR-IOV, and booting from the network.
import { App, Chart, Size } from 'cdk8s';
import * as kplus from 'cdk8s-plus-27';
import { BootDevice, ImageSource, InterfaceBinding, InterfaceModel, Machine, MachineSize, NetworkAttachmentDefinition } from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'networks', { namespace: 'machines' });
const ubuntu = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
const office = new NetworkAttachmentDefinition(chart, 'office', { bridge: 'br1', vlan: 42, resourceName: 'bridge.network.kubevirt.io/br1' });

const router = new Machine(chart, 'router', {
  size: MachineSize.SMALL,
  image: ubuntu,
  networks: [
    { name: 'default', ports: [{ name: 'ssh', port: 22 }] },
    { name: 'office', networkName: office.networkName, macAddress: '52:54:00:00:00:42', model: InterfaceModel.E1000 },
  ],
});
router.expose({ serviceName: 'router-ssh', ports: [{ port: 2222, targetPort: 22 }] });

const mill = new Machine(chart, 'packet-mill', {
  size: MachineSize.LARGE,
  image: ubuntu,
  networks: [{ name: 'default' }, { name: 'fast', networkName: 'sriov-net', binding: InterfaceBinding.SRIOV }],
  multiqueue: true,
});

// For cdk8s-plus, a machine stands for the pod in which it runs: only the router reaches the mill's metrics.
new kplus.NetworkPolicy(chart, 'policy', {
  metadata: { name: 'packet-mill' },
  selector: mill,
  ingress: { rules: [{ peer: router, ports: [kplus.NetworkPolicyPort.tcp(9100)] }] },
});

new Machine(chart, 'network-boot', {
  cpu: { cores: 2 },
  memory: Size.gibibytes(4),
  disks: [{ name: 'root', size: Size.gibibytes(20) }],
  networks: [{ name: 'provisioning', networkName: office.networkName }],
  bootOrder: [BootDevice.NETWORK, BootDevice.DISK],
});

app.synth();
