// Inventories of machines that differ, as real ones do: made from a seed, so that each run has the same machines.
import { Size } from 'cdk8s';
import { CloudInit, CloudInitFile, CloudInitUser, ImageSource, MachineDisk, MachineProps, MachineSize } from '../../../src';

/**
 * How the machines of an inventory differ: in size and team, each with an owner; in everything; or in their hostnames alone.
 */
export type Inventory = 'mix' | 'different' | 'hostnames';

export const INVENTORIES: readonly Inventory[] = ['mix', 'different', 'hostnames'];

const PACKAGES = ['nginx', 'git', 'htop', 'jq', 'vim', 'tmux', 'rsync', 'fail2ban', 'chrony', 'postgresql', 'redis', 'haproxy', 'podman', 'python3'];
const CLASSES = ['fast-ssd', 'standard', 'archive'];
const VLANS = ['office', 'production', 'storage'];
const PEOPLE = ['ada', 'grace', 'edsger', 'barbara', 'donald', 'radia', 'ken', 'frances'];
const IMAGE = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Numbers that look random and are the same in each run: Park and Miller's generator. */
class Dice {
  constructor(private state: number) {}

  /** A whole number from 0 to below `sides`. */
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
    return Array.from({ length: least + this.roll(most - least + 1) }, (_, index) => make(index));
  }

  text(length: number): string {
    return Array.from({ length }, () => ALPHABET[this.roll(ALPHABET.length)]).join('');
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

const MAKERS: { readonly [inventory in Inventory]: () => (dice: Dice, name: string) => MachineProps } = {
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

/** Makes the properties of one machine after the other. */
export function machinesOf(inventory: Inventory): (name: string) => MachineProps {
  const dice = new Dice(42);
  const make = MAKERS[inventory]();
  return (name) => make(dice, name);
}
