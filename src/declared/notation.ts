// The notation in which the declarations of the public API are available at run time.

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
  /** A member that all its objects have, also those from another copy of a library. */
  readonly member: string;
  /** What to write for an object of this class. */
  readonly write: string;
}
