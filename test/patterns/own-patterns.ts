// Every regular expression of the library, the command and the generated validators: literals, and those constructed while a
// file is loaded.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as ts from 'typescript';
import { schemas } from '../../imports/validators';

/** A regular expression and its location, such as `src/rules.ts:24`. */
export interface OwnPattern { readonly at: string; readonly source: string; readonly flags: string }

const ROOT = join(__dirname, '..', '..');

const FILES = ['src', 'imports']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => /\.[jt]s$/.test(path) && !path.endsWith('.d.ts'));

/** All of them. Throws if one is constructed only after its file is loaded, since its text is unknown then. */
export function ownPatterns(): OwnPattern[] {
  const files = FILES.map(read);
  const places = files.flatMap((file) => file.places);
  // The command imports modules that Jest cannot load, and the generator runs as soon as it is loaded.
  const made = loaded(FILES.filter((path) => !/^(?:src\/cli|imports\/generate)\//.test(path) || places.some((place) => place.startsWith(`${path}:`))));
  const late = places.filter((place) => !made.some(({ at }) => at === place) && !INTERPRETERS.some((path) => place.startsWith(`${path}:`)));
  if (late.length > 0) {
    throw new Error(`regular expressions are made later than when their files are loaded: ${late.join(', ')}: make constants of them`);
  }
  return [...new Map([...files.flatMap(({ written }) => written), ...made, ...patternsOf(schemas)].map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()];
}

/** These construct only patterns from the schemas. */
const INTERPRETERS = ['imports/generate/interpreted.ts', 'imports/validators.js'];

/** The patterns of schemas, at any depth. */
function patternsOf(schema: any): OwnPattern[] {
  if (typeof schema !== 'object' || schema === null) {
    return [];
  }
  const below = Object.values(schema).flatMap(patternsOf);
  return typeof schema.pattern === 'string' ? [{ at: 'imports/schemas.js', source: schema.pattern, flags: 'u' }, ...below] : below;
}

/** The literals of a file, and the places where it constructs others. */
function read(path: string): { readonly written: readonly OwnPattern[]; readonly places: readonly string[] } {
  const file = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const [written, places]: [OwnPattern[], string[]] = [[], []];
  const visit = (node: ts.Node): void => {
    const at = () => `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      written.push({ at: at(), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      places.push(at());
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { written, places };
}

/** The regular expressions that files construct while they are loaded. */
function loaded(files: readonly string[]): OwnPattern[] {
  const made: OwnPattern[] = [];
  const { RegExp: original } = globalThis;
  globalThis.RegExp = new Proxy(original, {
    construct: (target, [source, flags]) => {
      const pattern = new target(source, flags);
      const at = placeOf(new Error().stack!);
      if (at !== undefined) {
        made.push({ at, source: pattern.source, flags: pattern.flags });
      }
      return pattern;
    },
  });
  try {
    jest.isolateModules(() => files.forEach((path) => jest.requireActual(join(ROOT, path))));
  } finally {
    globalThis.RegExp = original;
  }
  return made;
}

/** The place in one of FILES that called the constructor directly. */
function placeOf(stack: string): string | undefined {
  const [, , caller = ''] = stack.split('\n');
  const [, path, line] = /\(?(\/[^()]*):(\d+):\d+\)?$/.exec(caller) ?? [];
  const own = path === undefined ? '' : relative(ROOT, path);
  return FILES.includes(own) ? `${own}:${line}` : undefined;
}
