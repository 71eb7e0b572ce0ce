// A page's program between two languages: statements and values, with what the languages need to know about types.

/** A type's name, and the package to import it from. */
export interface TypeName {
  readonly module: string;
  readonly name: string;
}

/** The contents of a list or map, as far as languages write them differently. */
export type Kind =
  | { readonly is: 'any' | 'text' | 'number' | 'boolean' }
  | { readonly is: 'struct' | 'class' | 'enum'; readonly type: TypeName }
  | { readonly is: 'list' | 'map'; readonly of: Kind };

/** A field of a struct, an entry of a map, or an item of a list, whose name is empty. */
export interface Entry {
  readonly name: string;
  readonly value: Value;
  /** The comments on the lines above. */
  readonly comments: readonly string[];
}

/** What a function is called on: nothing for a constructor, and a class for a static function. */
export type Callee =
  | { readonly is: 'constructor' }
  | { readonly is: 'static'; readonly method: string }
  | { readonly is: 'method'; readonly object: Value; readonly method: string };

export interface Call {
  readonly is: 'call';
  readonly callee: Callee;
  readonly owner: TypeName;
  readonly given: readonly Value[];
  /** How many optional arguments are omitted. */
  readonly left: number;
}

export interface Name {
  readonly is: 'name';
  readonly name: string;
  /** What the name refers to: the content of a file, a native value such as a string, or something that the library returned. */
  readonly origin: 'file' | 'plain' | 'value';
  readonly kind: Kind;
  readonly isAny: boolean;
}

export type Value =
  /** `isAny` if its context takes values of any type. */
  | { readonly is: 'literal'; readonly value: string | number | boolean; readonly isAny: boolean }
  | Name
  | { readonly is: 'property'; readonly object: Value; readonly name: string }
  | { readonly is: 'item'; readonly list: Value; readonly index: number }
  | { readonly is: 'constant'; readonly owner: TypeName; readonly name: string; readonly isEnum: boolean }
  | { readonly is: 'struct'; readonly type: TypeName; readonly fields: readonly Entry[] }
  | { readonly is: 'list'; readonly of: Kind; readonly items: readonly Entry[]; readonly isAny: boolean }
  | { readonly is: 'map'; readonly of: Kind; readonly entries: readonly Entry[]; readonly isAny: boolean }
  /** Texts, and names whose texts stand between them. */
  | { readonly is: 'joined'; readonly parts: readonly (string | Name)[] }
  /** The text of a file, which only a statement has. */
  | { readonly is: 'file'; readonly path: string }
  | Call;

/** The beginning of a line. */
interface Line {
  readonly comments: readonly string[];
  /** Whether an empty line precedes it. */
  readonly isApart: boolean;
}

/** Statements that are repeated for each of several strings. */
export interface Loop extends Line {
  readonly is: 'loop';
  readonly name: string;
  readonly over: readonly string[];
  readonly body: readonly Statement[];
}

export interface Made extends Line {
  readonly is: 'made';
  /** The constant's name, if anything refers to it. */
  readonly name?: string;
  readonly kind?: Kind;
  readonly value: Value;
}

export type Statement = Loop | Made;

/** A program, or what is added to one. */
export interface Program {
  readonly isWhole: boolean;
  readonly statements: readonly Statement[];
}

/** Writes one program, and knows by the end what it imports. */
export interface ProgramWriter {
  readonly statements: (program: Program) => string;
  /** A file with the written statements. */
  readonly whole: (statements: string) => string;
}

/** How a language writes programs. */
export interface Language {
  /** The word after the fence of its blocks. */
  readonly fence: string;
  readonly name: string;
  readonly newWriter: () => ProgramWriter;
}

/**
 * A program in a language.
 *
 * @param additions what the page adds to the program elsewhere, relying on the program's imports
 */
export function write({ newWriter }: Language, program: Program, additions: readonly Program[]): string {
  const writer = newWriter();
  const text = writer.statements(program);
  additions.forEach((addition) => writer.statements(addition));
  return program.isWhole ? writer.whole(text) : text;
}

/** Splits calls on the results of other calls into a chain. */
export function chainOf(call: Call): { readonly head: Value; readonly calls: readonly (Call & { readonly method: string })[] } {
  const { callee } = call;
  if (callee.is !== 'method') {
    return { head: call, calls: [] };
  }
  const before = callee.object.is === 'call' ? chainOf(callee.object) : { head: callee.object, calls: [] };
  return { head: before.head, calls: [...before.calls, { ...call, method: callee.method }] };
}
