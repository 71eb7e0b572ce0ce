// A k3s cluster of machines: three servers, which together keep its state, and a pool of agents.
import { ApiObject, App, Chart, Size } from 'cdk8s';
import {
  CloudInit, type CloudInitProps, ImageSource, Machine, MachineSize, NetworkAttachmentDefinition, type NetworkEthernet, PoolScaleInStrategy,
  PoolSortPolicy, PoolUpdateStrategy, ServiceType, StatePreservation, VirtualMachinePool, VirtualMachineTemplate, VolumeSource,
} from 'cdk8s-kubevirt';

const VERSION = 'v1.34.2+k3s1';
const NAMESPACE = 'k3s';
const IMAGE = ImageSource.registry('quay.io/containerdisks/ubuntu:24.04');
const ADA = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';

/** The servers' addresses on the nodes' network, whose DHCP server gives the agents other addresses. */
const SERVERS = ['10.60.0.11', '10.60.0.12', '10.60.0.13'];

/** The API's host names: its Service for nodes, and a public name for people. */
const API = `api.${NAMESPACE}.svc.cluster.local`;
const PUBLIC_NAME = 'k3s.example.com';

const app = new App();
const chart = new Chart(app, 'k3s-cluster', { namespace: NAMESPACE });

// Behind masquerade, all guests have the same address. Nodes need a network on which each has its own.
const nodes = new NetworkAttachmentDefinition(chart, 'nodes', { bridge: 'br1', vlan: 60 });
const networks = [{ name: 'default' }, { name: 'nodes', networkName: nodes.networkName }];
const NODES_INTERFACE = 'enp2s0';

// The token is in a Secret that is in no manifest. Only root can read the place where its disk is mounted.
const token = { name: 'token', serial: 'token', readOnly: true, volume: VolumeSource.secret('k3s-token') };

/** The first boot of a node: k3s reads its configuration, and joins the other nodes. */
function k3s(role: 'server' | 'agent', config: { readonly [option: string]: unknown }, ethernet: NetworkEthernet): CloudInitProps {
  // JSON is YAML.
  const content = `${JSON.stringify({ 'token-file': '/root/token/token', 'flannel-iface': NODES_INTERFACE, ...config }, null, 2)}\n`;
  return {
    sshAuthorizedKeys: [ADA],
    mounts: [['/dev/disk/by-id/virtio-token', '/root/token', 'iso9660', 'ro,nofail', '0', '0']],
    writeFiles: [{ path: '/etc/rancher/k3s/config.yaml', permissions: '0600', content }],
    runcmd: [
      'curl --retry 30 --retry-all-errors --fail --silent --show-error --location --output /run/install-k3s https://get.k3s.io',
      `INSTALL_K3S_VERSION=${VERSION} sh /run/install-k3s ${role}`,
    ],
    networkConfig: { ethernets: { enp1s0: { dhcp4: true }, [NODES_INTERFACE]: ethernet } },
  };
}

const SERVER = { 'example.com/role': 'server' };
for (const [index, address] of SERVERS.entries()) {
  const config = {
    // The first server makes the cluster, and the others join it.
    ...index === 0 ? { 'cluster-init': true } : { server: `https://${API}:6443` },
    'tls-san': [API, PUBLIC_NAME],
    // Different from those of the cluster below, whose Services the nodes also reach.
    'cluster-cidr': '10.52.0.0/16',
    'service-cidr': '10.53.0.0/16',
    'node-taint': ['CriticalAddonsOnly=true:NoExecute'],
    'etcd-snapshot-schedule-cron': '0 */6 * * *',
    'secrets-encryption': true,
  };
  new Machine(chart, `server-${index}`, {
    metadata: { labels: SERVER },
    size: MachineSize.MEDIUM,
    image: IMAGE,
    disks: [{ name: 'root', size: Size.gibibytes(40) }, token],
    networks,
    cloudInit: CloudInit.noCloud(k3s('server', config, { addresses: [`${address}/24`] })),
    keepApart: [{ labels: SERVER }],
    // Nodes that join do not reach a server before it listens.
    readinessProbe: { tcpPort: 6443 },
  });
}
new ApiObject(chart, 'api', {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'api' },
  spec: { type: ServiceType.LOAD_BALANCER, selector: SERVER, ports: [{ name: 'api', port: 6443, targetPort: 6443, protocol: 'TCP' }] },
});

const ofDhcp = { dhcp4: true, dhcp4Overrides: { useRoutes: false, useDns: false } };
const template = VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { cpu: { cores: 2 }, memory: { guest: '4Gi' } } } } } })
  .withResources({ cpu: 2, memory: '4Gi' })
  .withDisk({ name: 'root', volume: VolumeSource.dataVolumeTemplate('agent-root', { image: IMAGE, size: Size.gibibytes(40) }) })
  .withDisk(token)
  .withCloudInit(CloudInit.noCloud(k3s('agent', { server: `https://${API}:6443` }, ofDhcp)));
new VirtualMachinePool(chart, 'agents', {
  template: networks.reduce((result, network) => result.withNetwork(network), template),
  replicas: 3,
  // Cloud-init sets up an agent only once. k3s' own controller upgrades k3s.
  updateStrategy: PoolUpdateStrategy.unmanaged(),
  // The highest number is deleted first, and leaves its disk to the next agent with its name: k3s accepts no other agent under that name.
  scaleInStrategy: PoolScaleInStrategy.proactive({ sortPolicy: PoolSortPolicy.DESCENDING_ORDER, statePreservation: StatePreservation.OFFLINE }),
  spreadOver: ['kubernetes.io/hostname'],
});

app.synth();
