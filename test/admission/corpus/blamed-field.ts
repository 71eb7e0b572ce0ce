// Which field of a manifest the server blames. Its webhooks spell some as Go does (`spec.PVC`), and name places that no
// manifest has (`nameservers`, `spec.template.spec.interfaces`): of these, what leads through the schema is what they say.
import { schemas, type Schema } from '../../../imports/validators';

/** A field as the server names it, spelled as its kind's schema does, up to where the schema has no such field. */
export function blamedField(kind: string, field: string): string {
  let schema: Schema | undefined = { $ref: `#/$defs/${schemas.roots[kind]}` };
  let path = '';
  for (const step of field.replace('domain.volumes', 'volumes').match(/\[\d+\]|[^.[\]]+/g) ?? []) {
    const { properties = {}, items }: Schema = resolved(schema);
    const name = Object.keys(properties).find((known) => known.toLowerCase() === step.toLowerCase());
    schema = step.startsWith('[') ? items : properties[name ?? ''];
    if (!schema) {
      break;
    }
    path = step.startsWith('[') ? `${path}${step}` : `${path}${path && '.'}${name}`;
  }
  return path;
}

/** Whether one path leads through the other. */
export function lieOnOneLine(one: string, other: string): boolean {
  const [short, long] = [one, other].sort((a, b) => a.length - b.length);
  return short === '' || (long.startsWith(short) && /^($|[.[])/.test(long.slice(short.length)));
}

function resolved(schema: Schema): Schema {
  return schema.$ref ? resolved(schemas.definitions[schema.$ref.slice('#/$defs/'.length)]) : schema;
}
