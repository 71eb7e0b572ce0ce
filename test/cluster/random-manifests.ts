// Random manifests: admitted ones with a few changes. A change sets a value of another manifest, sets one that the CRD describes, or removes one.
import * as fc from 'fast-check';
import type { KubeObject } from '../plane/client';

/** A part of a CRD's schema. */
type Schema = any;

/** The steps from a manifest to a value in it. */
type Path = readonly (string | number)[];

/** How many values of a field are remembered. */
const REMEMBERED = 400;

const TEXTS = ['a', 'web-1', 'root', 'default', '', 'true', '1Gi', '100m', 'two words', 'Always', 'None'];
const QUANTITIES = ['1', '2Gi', '1500M', '-1', '0', '1.5Gi', '500m', 'abc', 1, 3, '64Ki', '1e3'];
const NUMBERS = [-1, 0, 1, 2, 3, 8, 16, 100, 512, 65_536, 4_294_967_296];
const KEYS = ['a', 'app', 'example.com/team'];

/** Random choices, which fast-check repeats for a seed. */
class Dice {
  constructor(private readonly gen: fc.GeneratorValue) {}

  /** A whole number from 0 up to, but not including, `sides`. */
  roll(sides: number): number {
    return this.gen(fc.nat, sides - 1);
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.roll(items.length)];
  }

  isBelow(percent: number): boolean {
    return this.roll(100) < percent;
  }
}

export class RandomManifests {
  private readonly values = new Map<string, unknown[]>();

  /**
   * @param admitted the manifests that are changed
   * @param donors the manifests whose values may replace theirs
   * @param schemas the schema of a kind's spec, by its apiVersion and kind
   */
  constructor(
    private readonly admitted: readonly KubeObject[],
    private readonly donors: readonly KubeObject[],
    private readonly schemas: ReadonlyMap<string, Schema>,
  ) {
    donors.forEach(({ spec }) => this.remember('spec', spec));
  }

  draw(gen: fc.GeneratorValue): KubeObject {
    const dice = new Dice(gen);
    const manifest = structuredClone(dice.one(this.admitted));
    for (let left = 1 + dice.roll(4); left > 0; left -= 1) {
      this.change(dice, manifest);
    }
    return inTheCluster(manifest);
  }

  private change(dice: Dice, manifest: KubeObject): void {
    const how = dice.roll(100);
    const described = this.schemas.get(`${manifest.apiVersion} ${manifest.kind}`);
    if (how < 45 || described === undefined) {
      const donor = dice.one(this.donors.filter(({ kind }) => kind === manifest.kind));
      const path = dice.one(places(donor.spec, ['spec']));
      setAt(manifest, path, structuredClone(valueAt(donor, path)));
    } else if (how < 55) {
      setAt(manifest, dice.one(places(manifest.spec, ['spec'])), undefined);
    } else {
      const { path, schema } = describedPlace(dice, described, manifest.spec, ['spec']);
      setAt(manifest, path, this.value(dice, schema, fieldOf(path)));
    }
  }

  /** A value that a schema describes; rather one that a manifest has in a field of this name. */
  private value(dice: Dice, schema: Schema, field: string, depth = 0): unknown {
    const known = this.values.get(field);
    if (known !== undefined && dice.isBelow(60)) {
      return structuredClone(dice.one(known));
    }
    if (schema['x-kubernetes-int-or-string']) {
      return dice.one(QUANTITIES);
    }
    switch (schema.type) {
      case 'string': return dice.one(schema.enum ?? TEXTS);
      case 'integer': return dice.one(NUMBERS);
      case 'boolean': return dice.isBelow(50);
      case 'array': return Array.from({ length: dice.roll(3) }, () => this.value(dice, schema.items, `${field}[]`, depth + 1));
      default: return this.map(dice, schema, depth);
    }
  }

  private map(dice: Dice, { additionalProperties, properties = {}, required = [] }: Schema, depth: number): object {
    if (additionalProperties) {
      return { [dice.one(KEYS)]: this.value(dice, additionalProperties, '', depth + 1) };
    }
    const fields = Object.keys(properties);
    const share = depth > 3 ? 10 : Math.min(50, 200 / fields.length);
    const chosen = fields.filter((field) => dice.isBelow(required.includes(field) ? 97 : share));
    return Object.fromEntries(chosen.map((field) => [field, this.value(dice, properties[field], field, depth + 1)]));
  }

  private remember(field: string, value: unknown): void {
    if (Array.isArray(value)) {
      value.forEach((item) => this.remember(`${field}[]`, item));
    } else if (isMap(value)) {
      Object.entries(value).forEach(([name, inner]) => this.remember(name, inner));
    }
    const values = this.values.get(field) ?? [];
    this.values.set(field, values.length < REMEMBERED ? [...values, value] : values);
  }
}

/** A random place that a schema describes; rather below a field that the manifest has. */
function describedPlace(dice: Dice, schema: Schema, value: any, path: Path): { readonly path: Path; readonly schema: Schema } {
  const fields = schema.type === 'array' ? [] : Object.keys(schema.properties ?? {});
  if (path.length > 1 && (dice.isBelow(15) || fields.length === 0 && schema.type !== 'array')) {
    return { path, schema };
  }
  if (schema.type === 'array') {
    const items = Array.isArray(value) ? value : [];
    const index = dice.roll(items.length + 1);
    return describedPlace(dice, schema.items, items[index], [...path, index]);
  }
  const present = fields.filter((field) => value?.[field] !== undefined);
  const field = dice.one(present.length > 0 && dice.isBelow(55) ? present : fields);
  return describedPlace(dice, schema.properties[field], value?.[field], [...path, field]);
}

/** The name by which the values of a place are remembered. */
function fieldOf(path: Path): string {
  const step = path[path.length - 1];
  return typeof step === 'string' ? step : `${fieldOf(path.slice(0, -1))}[]`;
}

/** The places of all values below a value. */
function places(value: unknown, path: Path): Path[] {
  const below = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : isMap(value) ? Object.entries(value) : [];
  return [...path.length > 1 || below.length === 0 ? [path] : [], ...below.flatMap(([step, inner]) => places(inner, [...path, step]))];
}

function valueAt(object: any, path: Path): unknown {
  return path.reduce((value, step) => value?.[step], object);
}

/** Sets a value, or removes it if it is undefined. Lists and maps on the way to it are created, also in place of scalars. */
function setAt(object: any, [step, ...rest]: Path, value: unknown): void {
  if (rest.length === 0 && value === undefined && Array.isArray(object)) {
    object.splice(Number(step), 1);
  } else if (rest.length === 0) {
    object[step] = value;
  } else {
    const isList = typeof rest[0] === 'number';
    if (!(isList ? Array.isArray(object[step]) : isMap(object[step]))) {
      object[step] = isList ? [] : {};
    }
    setAt(object[step], rest, value);
  }
}

/** Verdicts may not depend on what the cluster lacks: a machine names the given instance type, no preference, and the nodes' architecture. */
function inTheCluster(object: any): KubeObject {
  const machine = object.kind === 'VirtualMachinePool' ? object.spec?.virtualMachineTemplate?.spec : object.spec;
  if (isMap(machine)) {
    const { instancetype, preference } = machine as any;
    Object.assign(machine, instancetype !== undefined && { instancetype: { kind: 'VirtualMachineInstancetype', name: 'given' } }, preference !== undefined && { preference: undefined });
  }
  const instance = object.kind === 'VirtualMachineInstance' ? machine : machine?.template?.spec;
  if (isMap(instance)) {
    (instance as any).architecture ??= 'amd64';
  }
  return JSON.parse(JSON.stringify(object));
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
