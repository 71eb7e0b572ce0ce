// Writes structural schemas as TypeScript interfaces under their Go types' names, in one file per family of Go packages.
import type { ServedKind, StructuralSchema } from './crds';

/** The files to write, and the Go packages whose types each contains; the last one takes all others. */
const FILES = [
  { file: 'kubernetes', packages: 'k8s.io/' },
  { file: 'cdi', packages: 'kubevirt.io/containerized-data-importer-api/' },
  { file: 'kubevirt', packages: '' },
];

/** An interface's file and name. */
interface Place {
  readonly file: string;
  readonly name: string;
}

/**
 * The source of the interfaces by file name. A Go type with the same shape everywhere becomes one shared interface; a
 * different shape, from another release of the same module, is named after its owner and field.
 */
export function interfaces(kinds: ServedKind[]): Map<string, string> {
  const writer = new InterfaceWriter();
  const stored = kinds.filter(({ storage }) => storage);
  // Objects come first: a template may share an object's Go type, but it lacks apiVersion and kind.
  stored.forEach((kind) => writer.claim(kind.schema));
  stored.forEach((kind) => writer.writeObject(kind));
  return new Map(FILES.map(({ file }) => [file, writer.text(file)]));
}

class InterfaceWriter {
  /** The shape that owns a Go type's name. */
  private readonly shapes = new Map<string, string>();
  /** The text between an interface's braces, by file and name. */
  private readonly bodies = new Map<string, string>();

  /** Whether a schema may use its Go type's name: the first shape to ask for the name owns it. */
  claim(schema: StructuralSchema): boolean {
    const goType = schema['x-go-type'];
    if (goType === undefined) {
      return false;
    }
    const shape = shapeOf(schema);
    const claimed = this.shapes.get(goType) ?? shape;
    this.shapes.set(goType, claimed);
    return claimed === shape;
  }

  writeObject({ apiVersion, kind, schema }: ServedKind): void {
    const place = home(schema['x-go-type']!);
    const properties = Object.fromEntries(Object.entries(schema.properties!).filter(([name]) => name !== 'apiVersion' && name !== 'kind'));
    this.write(place, `  readonly apiVersion: '${apiVersion}';\n  readonly kind: '${kind}';\n${this.body({ ...schema, properties }, place)}`);
  }

  text(file: string): string {
    const bodies = [...this.bodies.keys()]
      .filter((key) => key.startsWith(`${file}.`))
      .sort()
      .map((key) => `\nexport interface ${key.slice(file.length + 1)} {\n${this.bodies.get(key)}}\n`)
      .join('');
    const imports = FILES.map((other) => other.file)
      .filter((other) => bodies.includes(` ${other}.`))
      .map((other) => `import type * as ${other} from './${other}';\n`)
      .join('');
    return imports + bodies;
  }

  private write({ file, name }: Place, body: string): void {
    const written = this.bodies.get(`${file}.${name}`) ?? body;
    if (written !== body) {
      throw new Error(`${file}.${name} has two shapes: rename the Go type or the field that one of them is named after`);
    }
    this.bodies.set(`${file}.${name}`, body);
  }

  private body(schema: StructuralSchema, { file, name: owner }: Place): string {
    const { properties = {}, required } = schema;
    const fields = Object.keys(properties).sort().map((name) => {
      const mark = required?.includes(name) ? '' : '?';
      return `  readonly ${fieldName(name)}${mark}: ${this.type(properties[name], { file, name: owner + pascalCase(name) })};\n`;
    });
    return fields.length > 0 ? fields.join('') : '  readonly [key: string]: never;\n';
  }

  /** A type's text; an object that does not own its Go type's name becomes the interface at `place`. */
  private type(schema: StructuralSchema, place: Place): string {
    if (schema.enum) {
      return [...schema.enum].sort().map((value) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))).join(' | ');
    }
    if (schema['x-kubernetes-int-or-string']) {
      return 'number | string';
    }
    switch (schema.type) {
      case 'array': return arrayOf(this.type(schema.items!, place));
      case 'integer': return 'number';
      case 'object': return this.objectType(schema, place);
      default: return schema.type!;
    }
  }

  private objectType(schema: StructuralSchema, place: Place): string {
    if (schema.additionalProperties) {
      return `{ readonly [key: string]: ${this.type(schema.additionalProperties, place)} }`;
    }
    if (!schema.properties && schema['x-kubernetes-preserve-unknown-fields']) {
      return '{ readonly [key: string]: any }';
    }
    const { file, name } = this.claim(schema) ? home(schema['x-go-type']!) : place;
    this.write({ file, name }, this.body(schema, { file, name }));
    return file === place.file ? name : `${file}.${name}`;
  }
}

function home(goType: string): Place {
  const { file } = FILES.find(({ packages }) => goType.startsWith(packages))!;
  return { file, name: goType.slice(goType.lastIndexOf('.') + 1) };
}

/** What a schema means for its interface, as a string to compare. */
function shapeOf(schema: StructuralSchema): string {
  const { enum: values, properties = {}, additionalProperties, items, required } = schema;
  return JSON.stringify({
    type: schema['x-kubernetes-int-or-string'] ? 'int-or-string' : schema.type,
    values,
    required: [...required ?? []].sort(),
    properties: Object.keys(properties).sort().map((name) => [name, shapeOf(properties[name])]),
    additionalProperties: additionalProperties && shapeOf(additionalProperties),
    items: items && shapeOf(items),
  });
}

function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function fieldName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}

function arrayOf(type: string): string {
  return type.includes(' | ') ? `(${type})[]` : `${type}[]`;
}
