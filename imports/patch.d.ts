// What templates and patches say of an object: some of its fields, and what stands for the values of others.

/** Stands for a value that `VirtualMachineTemplate.substitute` fills in. */
export type Placeholder = `{{${string}}}`;

type Scalar = string | number | boolean;

/** The names of fields that are lists. */
type Lists<T> = string extends keyof T ? never : { [Field in keyof T]-?: NonNullable<T[Field]> extends readonly unknown[] ? Field : never }[keyof T] & string;

/** Directives of Kubernetes' strategic merge. */
export type Directives<T> = {
  /** Whether the patch is merged with what is there, replaces it, or takes it out. */
  readonly $patch?: 'delete' | 'merge' | 'replace';
  /** The fields that stay, of all that are there. */
  readonly $retainKeys?: readonly string[];
} & {
  /** What is taken out of a list, or the order that a list gets. */
  readonly [List in Lists<T> as `$deleteFromPrimitiveList/${List}` | `$setElementOrder/${List}`]?: readonly unknown[];
};

/** Some fields of an object, each with a value or a placeholder. */
export type Template<T> = 0 extends 1 & T ? T
  : T extends Scalar ? T | Placeholder
    : T extends readonly (infer Item)[] ? readonly Template<Item>[]
      : T extends object ? { readonly [Field in keyof T]?: Template<T[Field]> } : T;

/** What a strategic merge changes of an object: `null` takes a field out. */
export type Patch<T> = 0 extends 1 & T ? T
  : T extends Scalar ? T | Placeholder
    : T extends readonly (infer Item)[] ? readonly Patch<Item>[]
      : T extends object ? { readonly [Field in keyof T]?: Patch<T[Field]> | null } & Directives<T> : T;
