// Inventories of machines that differ as real ones do. They are derived from a seed, so that each run has the same machines.
import { Chart, Size } from 'cdk8s';
import {
  CloudInit, CloudInitFile, CloudInitUser, ImageSource, Machine, MachineDisk, MachineProps, MachineSize, NodeProvider, NodeRegistration,
  NodeTaintEffect, SecretValue, VirtualMachinePool, VirtualMachineTemplate,
} from 'cdk8s-kubevirt';

/**
 * How the machines of an inventory differ: in size and team, each with an owner (`mix`); in everything (`different`); or only in their
 * hostnames. `claims` has claims of 20 node types, each with its own labels and taints; `pools` differ in size, replicas, users and packages.
 */
export type Inventory = 'mix' | 'different' | 'hostnames' | 'claims' | 'pools';

export const INVENTORIES: readonly Inventory[] = ['mix', 'different', 'hostnames', 'claims', 'pools'];

const PACKAGES = ['nginx', 'git', 'htop', 'jq', 'vim', 'tmux', 'rsync', 'fail2ban', 'chrony', 'postgresql', 'redis', 'haproxy', 'podman', 'python3'];
const CLASSES = ['fast-ssd', 'standard', 'archive'];
const VLANS = ['office', 'production', 'storage'];
const PEOPLE = ['ada', 'grace', 'edsger', 'barbara', 'donald', 'radia', 'ken', 'frances'];
const IMAGE = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Random-looking numbers that are the same in each run, by Park and Miller's generator. */
class Dice {
  constructor(private state: number) {}

  /** A whole number from 0 up to, but not including, `sides`. */
  roll(sides: number): number {
    this.state = this.state * 48_271 % 2_147_483_647;
    return Math.floor(this.state / 2_147_483_647 * sides);
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.roll(items.length)];
  }

  some<Item>(items: readonly Item[]): Item[] {
    return items.filter(() => this.roll(2) === 0);
  }

  many<Item>(least: number, most: number, make: (index: number) => Item): Item[] {
    const items: Item[] = [];
    for (let left = least + this.roll(most - least + 1); left > 0; left -= 1) {
      items.push(make(items.length));
    }
    return items;
  }

  /** One roll yields five characters: generating them counts towards the library's time. */
  text(length: number): string {
    const bytes = Buffer.allocUnsafe(length);
    let left = 0;
    for (let place = 0; place < length; place += 1) {
      left = place % 5 === 0 ? this.roll(ALPHABET.length ** 5) : Math.floor(left / ALPHABET.length);
      bytes[place] = ALPHABET.charCodeAt(left % ALPHABET.length);
    }
    return bytes.toString('latin1');
  }
}

function userOf(dice: Dice, name: string): CloudInitUser {
  const key = `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${dice.text(43)} ${name}@example.com`;
  return { name, sudo: 'ALL=(ALL) NOPASSWD:ALL', shell: '/bin/bash', sshAuthorizedKeys: [key] };
}

function usersOf(dice: Dice): CloudInitUser[] {
  const first = dice.roll(PEOPLE.length);
  return dice.many(1, 3, (index) => userOf(dice, PEOPLE[(first + index) % PEOPLE.length]));
}

function fileOf(dice: Dice, name: string, index: number): CloudInitFile {
  const lines = [`# ${name}`, `listen = ${1024 + dice.roll(60_000)}`, `cache = /run/app/${dice.text(12)}`, `workers = ${dice.roll(64)}`, ''];
  return { path: `/etc/app/${index}.conf`, content: lines.join('\n'), permissions: '0640' };
}

function disksOf(dice: Dice): MachineDisk[] {
  return dice.many(1, 3, (index) => ({
    name: index === 0 ? 'root' : `data-${index}`,
    size: Size.gibibytes(10 + dice.roll(490)),
    storageClassName: dice.one(CLASSES),
  }));
}

/** Adds a machine, claim or pool with a name to a chart. */
type Add = (name: string) => void;

const MACHINES: { readonly [inventory: string]: () => (dice: Dice, name: string) => MachineProps } = {
  different: () => (dice, name) => ({
    cpu: { cores: 1 + dice.roll(16) },
    memory: Size.gibibytes(1 + dice.roll(64)),
    disks: disksOf(dice),
    image: IMAGE,
    networks: [{ name: 'default' }, { name: 'vlan', networkName: dice.one(VLANS) }],
    metadata: { labels: { 'example.com/team': `team-${dice.roll(500)}`, 'example.com/tier': `tier-${dice.roll(5)}` } },
    cloudInit: CloudInit.noCloud({
      hostname: name,
      users: usersOf(dice),
      packages: dice.some(PACKAGES),
      writeFiles: dice.many(0, 3, (index) => fileOf(dice, name, index)),
    }),
  }),
  hostnames: () => {
    const users = usersOf(new Dice(7));
    return (_, name) => ({ size: MachineSize.MEDIUM, image: IMAGE, cloudInit: CloudInit.noCloud({ hostname: name, users, packages: ['nginx'] }) });
  },
  mix: () => {
    const dice = new Dice(11);
    const sizes = Array.from({ length: 20 }, (_, index) => (
      { cpu: { cores: 1 + index % 16 }, memory: Size.gibibytes(2 * (1 + index)), disks: disksOf(dice) }
    ));
    const teams = Array.from({ length: 200 }, (_, index) => ({ name: `team-${index}`, users: usersOf(dice), packages: dice.some(PACKAGES) }));
    return (each, name) => {
      const { name: team, users, packages } = each.one(teams);
      return {
        ...each.one(sizes),
        image: IMAGE,
        metadata: { labels: { 'example.com/team': team } },
        cloudInit: CloudInit.noCloud({ hostname: name, users: [...users, userOf(each, 'owner')], packages }),
      };
    };
  },
};

/** The template of claims and pools. */
export const TEMPLATE = VirtualMachineTemplate.fromYaml(`
spec:
  template:
    spec:
      domain: {devices: {disks: [{name: root, disk: {bus: virtio}}], interfaces: [{name: pod, masquerade: {}}]}}
      networks: [{name: pod, pod: {}}]
      volumes: [{name: root, containerDisk: {image: "quay.io/containerdisks/ubuntu:22.04"}}]
`);

const NODE_TYPES = Array.from({ length: 20 }, (_, index) => ({ name: `type-${index}`, resources: { cpu: 1 + index % 16, memory: `${2 * (1 + index)}Gi` } }));

function addClaims(dice: Dice): (chart: Chart) => Add {
  const template = TEMPLATE.withCloudInit(CloudInit.noCloud({ users: usersOf(dice) }));
  const registration = NodeRegistration.vcluster({ endpoint: 'my-vcluster.example.com', token: SecretValue.fromSecret({ secretName: 'my-cluster-join', key: 'token' }) });
  return (chart) => {
    const nodes = new NodeProvider(chart, 'nodes', { template, nodeTypes: NODE_TYPES });
    return (name) => nodes.claim(name, {
      registration,
      nodeType: dice.one(NODE_TYPES).name,
      nodeLabels: { 'example.com/team': `team-${dice.roll(500)}` },
      taints: dice.some(VLANS).map((value) => ({ key: `example.com/${value}`, value, effect: NodeTaintEffect.NO_SCHEDULE })),
    });
  };
}

function addPools(dice: Dice): (chart: Chart) => Add {
  return (chart) => (name) => new VirtualMachinePool(chart, name, {
    replicas: 1 + dice.roll(10),
    template: TEMPLATE.withResources({ cpu: 1 + dice.roll(16), memory: `${1 + dice.roll(64)}Gi` })
      .withCloudInit(CloudInit.noCloud({ users: usersOf(dice), packages: dice.some(PACKAGES) })),
  });
}

function addMachines(dice: Dice, inventory: string): (chart: Chart) => Add {
  const make = MACHINES[inventory]();
  return (chart) => (name) => new Machine(chart, name, make(dice, name));
}

const ADDERS: { readonly [inventory in Inventory]: (dice: Dice, inventory: Inventory) => (chart: Chart) => Add } = {
  mix: addMachines, different: addMachines, hostnames: addMachines, claims: addClaims, pools: addPools,
};

/** Adds the content of an inventory to charts, one after the other. */
export function additions(inventory: Inventory): (chart: Chart) => Add {
  return ADDERS[inventory](new Dice(42), inventory);
}
