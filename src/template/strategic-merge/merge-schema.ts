// How a VirtualMachine merges by its types: which fields they have, which lists merge, and by which key.
import { structs } from '../../../imports/merge-schema';
import { Refusal } from '../../issues/issue-trail';

/** How a field merges. */
export interface Field {
  /** The shape by which two maps merge. */
  readonly asMap: Shape;
  /** The shape by which the items of two lists merge; undefined if the field is not a list. */
  readonly asItem: Shape | undefined;
  /** Whether two lists merge; else the patch's replaces the base's. */
  readonly listsMerge: boolean;
  /** The key by which maps in lists merge; empty if there is none. */
  readonly mergeKey: string;
}

/** The fields that maps merge by: a struct's, or none at all. */
export class Shape {
  /** The shape of a VirtualMachine. */
  public static get machine(): Shape {
    return Shape.of('VirtualMachine');
  }

  private static readonly cache = new Map<string, Shape>();

  /** A pointer has the shape of its type; maps, lists and scalars have no fields. */
  private static of(type: string): Shape {
    const name = type.replace(/^\*/, '');
    const shape = Shape.cache.get(name) ?? new Shape(name, Object.hasOwn(structs, name) ? structs[name] : undefined);
    Shape.cache.set(name, shape);
    return shape;
  }

  /** @param notation explained at the top of the table */
  private static field(notation: string): Field {
    const [type, strategy, mergeKey = ''] = notation.split(' ');
    const pointed = type.startsWith('*') ? type.slice(1) : undefined;
    const item = pointed?.replace(/^\[\]/, '') ?? /^\[\](?!\[\])(.*)$/.exec(type)?.[1];
    return {
      asMap: Shape.of(type),
      asItem: item === undefined ? undefined : Shape.of(item),
      listsMerge: strategy === 'merge',
      mergeKey,
    };
  }

  private readonly fields = new Map<string, Field>();

  private constructor(private readonly name: string, private readonly notations?: { [field: string]: string }) {}

  /** Looks a field up for what is about to merge in it. Refuses fields that the types do not know. */
  public field(key: string, what: 'two maps meet' | 'two lists meet' | 'an order stands'): Field {
    if (this.notations === undefined) {
      throw new Refusal(`${what} where Kubernetes knows no fields: write a plain value, or null first and the new value in a second merge`);
    }
    const name = Object.hasOwn(this.notations, key) ? key : this.findIgnoringCase(key);
    if (name === undefined || this.notations[name] === '!') {
      throw new Refusal(`${what} in a field that ${this.name} does not know: ${this.advice()}`);
    }
    const field = this.fields.get(name) ?? Shape.field(this.notations[name]);
    this.fields.set(name, field);
    if (what !== 'two maps meet' && field.asItem === undefined) {
      throw new Refusal(`${what} in a field of ${this.name} that is not a list: write the value that KubeVirt expects there`);
    }
    return field;
  }

  /** Go's JSON ignores the case of names, and reads the long s and the Kelvin sign as s and k. */
  private findIgnoringCase(key: string): string | undefined {
    const fold = (text: string) => text.replace(/\u017f/g, 's').replace(/\u212a/g, 'k').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    return Object.keys(this.notations!).find((name) => fold(name) === fold(key));
  }

  private advice(): string {
    const names = Object.entries(this.notations!).filter(([, notation]) => notation !== '!').map(([name]) => name);
    return names.length === 0 ? 'write a plain value' : `write a plain value, or one of its fields (${names.join(', ')})`;
  }
}
