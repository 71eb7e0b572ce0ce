// The notation in which the declarations of the public API are available at run time.

/** A scalar's type, or the name of an interface, a class or an enumeration; a list; a map; or one of several. */
export type Type = string | { readonly list: Type } | { readonly map: Type } | { readonly either: readonly Type[] };

/** The fields of an interface. A field whose name ends with `?` is optional. */
export interface Struct {
  readonly [field: string]: Type;
}

/** The parameters of a function, in their order, named like fields. */
export type Call = Struct;

/** A class. */
export interface ClassType {
  /** A member that all objects of the class have, including those from another copy of a library. */
  readonly member: string;
  /** What to write for an object of this class. */
  readonly write: string;
}
