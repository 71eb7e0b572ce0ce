// A machine that cloud-init sets up completely at the first boot, and one with a raw part.
import { App, Chart } from 'cdk8s';
import { CloudInit, CloudInitPartType, ImageSource, Machine, MachineSize } from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'cloud-init');
const ubuntu = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');

new Machine(chart, 'builder', {
  size: MachineSize.LARGE,
  image: ubuntu,
  networks: [{ name: 'default' }, { name: 'storage', networkName: 'storage-network', macAddress: '52:54:00:12:34:56' }],
  cloudInit: CloudInit.noCloud({
    hostname: 'builder',
    timezone: 'Europe/Oslo',
    groups: { builders: [] },
    users: [
      {
        name: 'ada',
        gecos: 'Ada Lovelace',
        groups: ['sudo', 'builders'],
        shell: '/bin/bash',
        sudo: 'ALL=(ALL) NOPASSWD:ALL',
        sshAuthorizedKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com'],
      },
      { name: 'runner', system: true, homedir: '/var/lib/runner' },
    ],
    packageUpdate: true,
    packages: ['git', 'build-essential'],
    writeFiles: [{ path: '/etc/motd', content: 'Built by cloud-init.\nDo not edit.\n', permissions: '0644' }],
    ntp: { servers: ['ntp.example.com'] },
    mounts: [['/dev/vdb', '/srv', 'ext4', 'defaults,nofail', '0', '2']],
    runcmd: ['systemctl enable --now ssh || systemctl enable --now sshd', ['install', '-d', '-o', 'ada', '/srv/build']],
    networkConfig: {
      ethernets: {
        enp1s0: { dhcp4: true },
        storage: {
          match: { macaddress: '52:54:00:12:34:56' },
          addresses: ['10.20.0.11/24'],
          routes: [{ to: '10.30.0.0/16', via: '10.20.0.1' }],
          nameservers: { addresses: ['10.20.0.2'] },
          mtu: 9000,
        },
      },
    },
  }),
});

new Machine(chart, 'parts', {
  size: MachineSize.SMALL,
  image: ubuntu,
  cloudInit: CloudInit.noCloud({
    packages: ['jq'],
    parts: [{ type: CloudInitPartType.SHELL_SCRIPT, filename: 'first-boot.sh', content: '#!/bin/sh\necho booted > /var/log/first-boot\n' }],
  }),
});

app.synth();
