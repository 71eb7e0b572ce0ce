// The field of a manifest that the server blames. Its webhooks spell some as Go does (`spec.PVC`), and name paths that no
// manifest has (`nameservers`, `spec.template.spec.interfaces`): of these, only the part that exists in the schema counts.
import { schemas, type Schema } from '../../../imports/validators';

/** The server's name of a field, spelled as in the schema of its kind and cut off where the schema has no such field. */
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
