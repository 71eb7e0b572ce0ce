// Users, packages, files, commands, networks, cloud-init fields without a prop, and a part that is a script.
import { App, Chart } from 'cdk8s';
import { CloudInit, CloudInitPartType, ImageSource, Machine, MachineSize } from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'cloudinit');
const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');

new Machine(chart, 'builder', {
  size: MachineSize.LARGE,
  image,
  networks: [{ name: 'default' }, { name: 'storage', networkName: 'storage-network', macAddress: '52:54:00:12:34:56' }],
  cloudInit: CloudInit.noCloud({
    hostname: 'builder',
    groups: { builders: [], auditors: ['ada'] },
    users: [
      {
        name: 'ada',
        groups: ['sudo', 'builders'],
        shell: '/bin/bash',
        sudo: 'ALL=(ALL) NOPASSWD:ALL',
        sshAuthorizedKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com'],
      },
      { name: 'runner', system: true, homedir: '/var/lib/runner' },
    ],
    packages: ['git', 'build-essential'],
    writeFiles: [{ path: '/etc/motd', content: 'Built by cloud-init.\nDo not edit.\n', permissions: '0644' }],
    mounts: [['/dev/vdb', '/srv', 'ext4', 'defaults,nofail', '0', '2']],
    runcmd: ['systemctl enable --now ssh', ['install', '-d', '-o', 'ada', '/srv/build']],
    networkConfig: {
      ethernets: {
        enp1s0: { dhcp4: true },
        storage: {
          match: { macaddress: '52:54:00:12:34:56' },
          addresses: ['10.20.0.11/24'],
          routes: [{ to: '10.30.0.0/16', via: '10.20.0.1' }],
          mtu: 9000,
        },
      },
    },
    raw: { locale: 'nb_NO.UTF-8', keyboard: { layout: 'no' }, manage_etc_hosts: true, final_message: 'up after $UPTIME seconds' },
  }),
});

new Machine(chart, 'parts', {
  size: MachineSize.SMALL,
  image,
  cloudInit: CloudInit.noCloud({
    packages: ['jq'],
    parts: [{ type: CloudInitPartType.SHELL_SCRIPT, filename: 'first-boot.sh', content: '#!/bin/sh\necho booted > /var/log/first-boot\n' }],
  }),
});

app.synth();
