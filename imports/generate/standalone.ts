// Compiles JSON Schemas into one CommonJS file without dependencies at run time.
import Ajv, { _, type CodeKeywordDefinition } from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import { build } from 'esbuild';
import { duplicates } from './duplicates';
import type { Hoisted } from './hoist';
import { DISTINCT, UNLESS_REWRITTEN, WHEN_REWRITTEN } from './json-schema';

/** A list must not contain two items with equal keys. */
const distinct: CodeKeywordDefinition = {
  keyword: DISTINCT,
  type: 'array',
  schemaType: 'array',
  error: {
    message: 'must not have duplicates',
    params: ({ params }) => _`{indices: ${params.indices}}`,
  },
  code(context) {
    const find = context.gen.scopeValue('func', { ref: duplicates, code: _`require("./duplicates").duplicates` });
    const indices = context.gen.const('indices', _`${find}(${context.data}, ${context.schemaValue})`);
    context.setParams({ indices });
    context.fail(_`${indices}.length > 0`);
  },
};

/**
 * The source of `validators.js`: a validate function for each of the schemas, by name.
 *
 * @param isCompiled whether a kind's schema becomes code; the others are read from `schemas.js` when they are needed
 */
export async function standalone({ roots, definitions }: Hoisted, isCompiled: (kind: string) => boolean): Promise<string> {
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    code: { source: true, optimize: 2 },
    inlineRefs: false,
    messages: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
  });
  ajv.addKeyword(distinct);
  [UNLESS_REWRITTEN, WHEN_REWRITTEN].forEach((keyword) => ajv.addKeyword({ keyword, schemaType: 'object', macro: (schema) => schema }));

  const kinds = Object.keys(roots).filter((name) => isCompiled(name.slice(name.lastIndexOf('/') + 1)));
  const exported = (kind: string) => `kind${kinds.indexOf(kind)}`;
  ajv.addSchema({ $id: 'crds', $defs: definitions });
  kinds.forEach((kind) => ajv.addSchema({ $id: exported(kind), $ref: `crds#/$defs/${roots[kind]}` }));
  const code = standaloneCode(ajv, Object.fromEntries(kinds.map((kind) => [exported(kind), exported(kind)])));
  const table = Object.keys(roots).map((name) => `${JSON.stringify(name)}: ${kinds.includes(name) ? `exports.${exported(name)}` : `interpreted(${JSON.stringify(name)}, read)`},\n`);
  const programs = 'const { interpreted } = require("./interpreted");\nconst read = () => require("./schemas");';

  const { outputFiles } = await build({
    stdin: { contents: `${code}\n${programs}\nmodule.exports = { validators: {\n${table.join('')}}, get schemas() { return read(); } };`, resolveDir: __dirname },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    minify: true,
    external: ['./schemas'],
    legalComments: 'inline',
    lineLimit: 160,
    write: false,
  });
  return outputFiles[0].text;
}
