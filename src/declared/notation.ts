// How the declarations of the public API are written down for a program that runs.

/** A scalar's type, or the name of an interface, a class or an enumeration; a list; a map; or one of several. */
export type Type = string | { readonly list: Type } | { readonly map: Type } | { readonly either: readonly Type[] };

/** The fields of an interface. A name that ends with `?` is that of a field that may be left out. */
export interface Struct {
  readonly [field: string]: Type;
}

/** The parameters of a function, in their order, named as fields are. */
export type Call = Struct;

/** A class. */
export interface ClassType {
  /** What its objects have, whichever copy of a library made them. */
  readonly member: string;
  /** What to write where an object of it goes. */
  readonly write: string;
}
