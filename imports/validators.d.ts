// What checks objects against CRD schemas in `validators.js`, compiled for kinds of which there are many, and the schemas themselves
// for those who explain what was refused.

/** One thing that a schema refuses. */
export interface SchemaError {
  /** The JSON pointer to the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: any };
}

/** Checks a whole object; after a refusal, `errors` lists everything that was refused, until the next call. */
export interface Validator {
  (object: unknown): boolean;
  readonly errors?: SchemaError[] | null;
}

/** A JSON Schema that a definition holds. `$ref` is always `#/$defs/<name of a definition>`. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | string[];
  readonly enum?: string[];
  readonly pattern?: string;
  readonly properties?: { readonly [name: string]: Schema };
  readonly additionalProperties?: Schema | false;
  readonly required?: string[];
  readonly items?: Schema;
  readonly distinct?: string[];
}

/** The validators by `apiVersion/kind`, such as `kubevirt.io/v1/VirtualMachine`; each kind's preferred version comes first. */
export declare const validators: { readonly [kind: string]: Validator | undefined };

/** The schemas; read on first use, since only refused objects need them. */
export declare const schemas: {
  /** The names of the definitions by `apiVersion/kind`. */
  readonly roots: { readonly [kind: string]: string };
  readonly definitions: { readonly [name: string]: Schema };
};
