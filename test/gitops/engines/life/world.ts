// What is in the cluster, and how it differs from the model: one line per difference.
import { ExpectedMachine, Model } from './model';
import { Cluster } from '../../../plane/cluster';
import { DATA_VOLUME, SECRET, VIRTUAL_MACHINE } from '../delivery';

const CLAIM = { apiVersion: 'v1', kind: 'PersistentVolumeClaim' };
const INSTANCE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' };

const nameOf = ({ metadata: { name } }: any): string => name;
const uidOf = ({ metadata: { uid } }: any): string => uid;

/** An object that CDI creates only while it fills a claim. */
const isScratch = (object: any) => nameOf(object).startsWith('prime-') || nameOf(object).endsWith('-scratch');

export class World {
  static async read(cluster: Cluster): Promise<World> {
    const lists = await Promise.all([VIRTUAL_MACHINE, INSTANCE, DATA_VOLUME, CLAIM, SECRET].map((kind) => cluster.list(kind)));
    const [machines, instances, volumes, claims, secrets] = lists;
    return new World(machines, instances, volumes, claims.filter((claim) => !isScratch(claim)), secrets);
  }

  private constructor(
    readonly machines: readonly any[], readonly instances: readonly any[], readonly volumes: readonly any[],
    readonly claims: readonly any[], readonly secrets: readonly any[],
  ) {}

  /** The differences from the model. */
  differences(model: Model): string[] {
    const expected = model.machines();
    const pools = model.pools();
    const poolOf = (name: string) => pools.find(({ names }) => names.test(name));
    const claims = model.claims();
    return [
      ...this.machines.flatMap((machine) => this.ofMachine(machine, expected.get(nameOf(machine)), poolOf(nameOf(machine)))),
      ...missing('machine', expected.keys(), this.machines),
      ...pools.flatMap(({ names, count, claims: own }) => [
        ...miscounted(`machines ${names}`, count, this.machines.filter((each) => names.test(nameOf(each)))),
        ...miscounted(`claims ${own}`, count, this.claims.filter((each) => own.test(nameOf(each)))),
      ]),
      ...missing('instance', this.machines.map(nameOf), this.instances),
      ...extra('instance', this.machines.map(nameOf), this.instances),
      ...missing('claim', claims, this.claims),
      ...extra('claim', claims, this.claims.filter((claim) => !pools.some(({ claims: own }) => own.test(nameOf(claim))))),
      ...extra('volume', this.claims.map(nameOf), this.volumes),
      ...this.claims.filter(({ status, metadata }) => status?.phase !== 'Bound' || metadata.deletionTimestamp !== undefined).map((claim) => `claim ${nameOf(claim)} is ${claim.status?.phase}`),
      ...this.secretsBeyond(model),
    ];
  }

  private ofMachine(machine: any, own: ExpectedMachine | undefined, pool: { readonly text: string } | undefined): string[] {
    const name = nameOf(machine);
    const expected = own ?? (pool && { ...pool, cores: 1, memory: 128, isReady: true });
    if (expected === undefined) {
      return [`machine ${name} is there`];
    }
    const { domain } = machine.spec.template.spec;
    const isReady = conditionOf(machine, 'Ready') === 'True';
    const text = expected.text ?? '';
    return told([
      [machine.metadata.deletionTimestamp !== undefined, 'is being deleted'],
      [isReady !== expected.isReady, `is ${isReady ? '' : 'not '}ready: ${machine.status?.printableStatus}`],
      [conditionOf(machine, 'RestartRequired') === 'True', 'wants to be started anew'],
      [domain.cpu.cores !== expected.cores, `has ${domain.cpu.cores} cores, not ${expected.cores}`],
      [domain.memory.guest !== `${expected.memory}Mi`, `has ${domain.memory.guest}, not ${expected.memory}Mi`],
      [!this.userData(machine).includes(text), `has another text than ${text}`],
    ]).map((line) => `machine ${name} ${line}`);
  }

  /** The user data that a machine starts with, from its Secret. */
  private userData({ spec }: any): string {
    const volumes: readonly any[] = spec.template.spec.volumes;
    const names = volumes.map(({ cloudInitNoCloud }) => cloudInitNoCloud?.secretRef?.name);
    const { data } = this.secrets.find((secret) => names.includes(nameOf(secret))) ?? {};
    return Buffer.from(data?.userdata ?? '', 'base64').toString();
  }

  /** The differences between the Secrets and the model's. */
  secretsBeyond(model: Model): string[] {
    return this.ofSecrets(model.secrets());
  }

  private ofSecrets(counts: ReadonlyMap<string, number>): string[] {
    const own = (name: string) => this.secrets.filter((each) => nameOf(each).startsWith(`${name}-cloudinitdisk-`));
    const known = [...counts.keys()].flatMap(own).map(nameOf);
    return [...[...counts].flatMap(([name, count]) => miscounted(`Secrets of ${name}`, count, own(name))), ...extra('Secret', known, this.secrets)];
  }
}

export function conditionOf({ status }: any, type: string): string | undefined {
  return status?.conditions?.find((condition: any) => condition.type === type)?.status;
}

/** The lines whose condition holds. */
export const told = (lines: readonly (readonly [holds: boolean, line: string])[]) => lines.filter(([holds]) => holds).map(([, line]) => line);

function missing(what: string, names: Iterable<string>, objects: readonly any[]): string[] {
  const there = new Set(objects.map(nameOf));
  return [...names].filter((name) => !there.has(name)).map((name) => `${what} ${name} is missing`);
}

function extra(what: string, names: Iterable<string>, objects: readonly any[]): string[] {
  const known = new Set(names);
  return objects.map(nameOf).filter((name) => !known.has(name)).map((name) => `${what} ${name} is there`);
}

function miscounted(what: string, count: number, objects: readonly any[]): string[] {
  return objects.length === count ? [] : [`${objects.length} ${what}, not ${count}`];
}

/** The disks of a life, by the UIDs of their claims. */
export class Disks {
  private readonly uids = new Map<string, { readonly claim: string; readonly machine?: string; readonly size: number }>();

  /** The disks that were lost: claims replaced by another of the same name, although they had to be kept or their machine is the same. */
  lost(model: Model, { claims, machines }: World): string[] {
    const machineOf = (name: string) => machines.find((machine) => claimsOf(machine).includes(name));
    const lost = claims.flatMap((claim) => {
      const [name, machine, size] = [nameOf(claim), machineOf(nameOf(claim)), gibibytes(claim)];
      const before = this.uids.get(name);
      this.uids.set(name, { claim: uidOf(claim), machine: machine && uidOf(machine), size });
      const mustStay = before !== undefined && (model.isKept(name) || machine !== undefined && before.machine === uidOf(machine));
      return !mustStay ? [] : [
        ...before.claim === uidOf(claim) ? [] : [`claim ${name} is another one: its data is lost`],
        ...size >= before.size ? [] : [`claim ${name} has shrunk`],
      ];
    });
    const there = new Set(claims.map(nameOf));
    return [...lost, ...[...this.uids.keys()].filter((name) => model.isKept(name) && !there.has(name)).map((name) => `claim ${name} is gone: its data is lost`)];
  }
}

function claimsOf({ spec }: any): string[] {
  const volumes: readonly any[] = spec.template.spec.volumes ?? [];
  return volumes.flatMap(({ dataVolume, persistentVolumeClaim }) => dataVolume?.name ?? persistentVolumeClaim?.claimName ?? []);
}

const gibibytes = ({ spec }: any) => parseInt(spec.resources.requests.storage, 10);
