// CI runners as a pool: each takes one job, powers itself off, and comes back in the state of its image.
import { App, Chart, Size } from 'cdk8s';
import * as kplus from 'cdk8s-plus-27';
import {
  Advice, CloudInit, Machine, MachineSize, PoolUpdateStrategy, SecretSource, SecretStoreKind, SecretValue, VirtualMachinePool,
  VolumeSource,
} from 'cdk8s-kubevirt';

const app = new App();
// A runner keeps nothing, and nobody logs in.
Advice.silence(app, 'container-disk-for-data', 'cloud-init-without-login');
SecretSource.set(app, SecretSource.externalSecrets({ secretStore: { name: 'vault', kind: SecretStoreKind.CLUSTER_SECRET_STORE } }));
const chart = new Chart(app, 'ci-runners', { namespace: 'ci-runners' });

const token = SecretValue.storePlaceholder({ key: 'ci/gitlab-runner', property: 'token' });

// The machine powers off after its job, whether the job failed or not.
const unit = `[Unit]
Description=one CI job
Wants=network-online.target
After=network-online.target docker.service

[Service]
Type=oneshot
EnvironmentFile=/etc/ci-runner
ExecStart=/usr/bin/gitlab-runner run-single --executor docker --docker-image ubuntu:24.04 --max-builds 1 --name %H
ExecStopPost=/usr/bin/systemctl poweroff
`;

const runners = new VirtualMachinePool(chart, 'runners', {
  template: Machine.template(chart, {
    size: MachineSize.LARGE,
    disks: [
      // An image with Docker and gitlab-runner in it. Everything that a job writes is gone when the machine stops, also in /var/lib/docker.
      { name: 'root', volume: VolumeSource.containerDisk('registry.example.com/ci/runner:2026-11') },
      { name: 'docker', serial: 'docker', volume: VolumeSource.emptyDisk(Size.gibibytes(60)) },
    ],
    cloudInit: CloudInit.noCloud({
      bootcmd: [['cloud-init-per', 'once', 'format', 'mkfs.ext4', '-q', '/dev/disk/by-id/virtio-docker']],
      mounts: [['/dev/disk/by-id/virtio-docker', '/var/lib/docker', 'ext4', 'defaults']],
      writeFiles: [
        { path: '/etc/ci-runner', permissions: '0600', content: `CI_SERVER_URL=https://gitlab.example.com\nCI_SERVER_TOKEN=${token}\n` },
        { path: '/etc/systemd/system/ci-job.service', content: unit },
      ],
      runcmd: ['systemctl daemon-reload', 'systemctl start --no-block ci-job'],
    }),
  }).withResources({ cpu: 4 }),
  replicas: 5,
  spreadOver: ['kubernetes.io/hostname'],
  // Another image or token reaches a machine after its job.
  updateStrategy: PoolUpdateStrategy.opportunistic(),
});

// Jobs reach the internet and the cluster's DNS, but nothing else in the cluster. Nobody reaches them.
new kplus.NetworkPolicy(chart, 'isolation', {
  metadata: { name: 'runners' },
  selector: runners,
  ingress: { default: kplus.NetworkPolicyTrafficDefault.DENY },
  egress: {
    default: kplus.NetworkPolicyTrafficDefault.DENY,
    rules: [
      {
        peer: kplus.NetworkPolicyIpBlock.ipv4(chart, 'internet', '0.0.0.0/0', ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16']),
        ports: [kplus.NetworkPolicyPort.tcpRange(1, 65535), kplus.NetworkPolicyPort.udp(123)],
      },
      {
        peer: kplus.Pods.select(chart, 'dns', {
          labels: { 'k8s-app': 'kube-dns' },
          namespaces: kplus.Namespaces.select(chart, 'system', { labels: { 'kubernetes.io/metadata.name': 'kube-system' } }),
        }),
        ports: [kplus.NetworkPolicyPort.udp(53), kplus.NetworkPolicyPort.tcp(53)],
      },
    ],
  },
});

app.synth();
