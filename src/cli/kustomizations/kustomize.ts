// Builds a kustomization to one set of objects.
import { writeFileSync } from 'fs';
import { join } from 'path';
import { buildObstacle, type Sources } from './build-obstacles';
import { type Built, inTemporaryFolder, runBuild } from './external-builder';
import { KustomizationCopy } from './kustomization-copy';
import { GENERATORS } from './kustomization-fields';
import type { Kustomization } from './kustomizations';
import { withoutSecrets } from './quoted-secrets';
import { adviceLines } from '../../admission/advice/report';
import { issue, type Issue } from '../../issues/issues';
import { itemsAt } from '../../plain-data/fields';
import { groupBy, isMap, textOf } from '../../plain-data/plain-data';
import { fileText } from '../../yaml/file-text';
import { parseYaml } from '../../yaml/yaml';
import { programPath } from '../command-line/program-path';
import { pluralize } from '../terminal/lines';

/** The annotation in which kustomize records the file of an object. */
const ORIGIN = 'config.kubernetes.io/origin';

/** The programs that build kustomizations, with their arguments. */
const BUILDERS: ReadonlyArray<readonly [program: string, verb: string]> = [['kustomize', 'build'], ['kubectl', 'kustomize']];

/** The objects of a kustomization, and the files with the paths that are recorded as their origins; or why it is not built. */
type BuiltKustomization = { readonly text: string; readonly originalOf: (path: string) => string | undefined } | { readonly failure: string };

/** Builds the first of some kustomizations, which includes the others. Flux lets them use all files of the repository. */
export type Kustomize = (all: readonly Kustomization[], isOfFlux: boolean) => Promise<BuiltKustomization>;

/**
 * Builds by the first program on PATH that can.
 *
 * @param root the root of the repository
 */
export function findKustomize(root: string): Kustomize {
  const run = findBuilder();
  return async (all, isOfFlux) => {
    if (run === undefined) {
      return { failure: NO_PROGRAM };
    }
    const built = await buildCopy(all, { root, isOfFlux }, run);
    return 'failure' in built ? { failure: `not built: ${built.failure}` } : built;
  };
}

/** Changes the objects in a text by some fields of a kustomization, or says why not. */
type PostRender = (text: string, fields: object) => Promise<Built>;

/** Changes by the first program on PATH that can. */
export function findPostRenderer(): PostRender {
  const run = findBuilder();
  return async (text, fields) => run === undefined ? { failure: 'neither kustomize nor kubectl is on PATH' } : inTemporaryFolder(async (folder) => {
    writeFileSync(join(folder, 'rendered.yaml'), text);
    writeFileSync(join(folder, 'kustomization.yaml'), JSON.stringify({ ...fields, resources: ['rendered.yaml'] }));
    const built = await run(folder);
    return 'failure' in built ? { failure: `kustomize fails: ${built.failure.split(folder).join('.')}` } : built;
  });
}

/** Builds the kustomization in a folder. */
type Builder = (folder: string) => Promise<Built>;

function findBuilder(): Builder | undefined {
  const [program, verb] = BUILDERS.map(([name, word]) => [programPath(name), word] as const).find(([path]) => path !== undefined) ?? [];
  return program === undefined ? undefined : (folder) => runBuild(program, [verb!, folder]);
}

/** A kustomization that was not built. */
export interface UnbuiltKustomization {
  readonly file: string;
  readonly why: string;
  /** The files that it includes. */
  readonly uses: readonly string[];
  /** What is done instead, if its files are not read as they are. */
  readonly instead?: string;
}

const NO_PROGRAM = 'not built, since neither kustomize nor kubectl is on PATH';

/** The chart in a reason. Repositories of Argo CD often have a kustomization for each of dozens of charts. */
const CHART = /(?<=^not built: it renders a Helm chart) \([^()]*\)/;

/** A line for each kustomization that was not built, one for all that only render charts, and one for all if no program on PATH can. */
export function unbuiltLines(unbuilt: readonly UnbuiltKustomization[]): string[] {
  const without = unbuilt.filter(({ why }) => why === NO_PROGRAM).length;
  const placed = unbuilt.filter(({ why }) => why !== NO_PROGRAM)
    .map(({ file, why, instead = 'its files are read as they are' }) => ({ place: file, message: `${why}: ${instead}` }));
  const alike = groupBy(placed, ({ message }) => message.replace(CHART, ''));
  return [
    ...without === 0 ? [] : [`${pluralize(without, 'kustomization')} ${NO_PROGRAM}: their files are read as they are`],
    ...[...alike].flatMap(([message, places]) => adviceLines(places.length === 1 ? places : places.map(({ place }) => ({ place, message })))),
  ];
}

/** The issue of a kustomization whose objects have to be known. */
export function unbuiltIssue({ file, why }: UnbuiltKustomization): Issue {
  return { source: file, line: 1, ...issue('', `${why}: give the output of kustomize build`) };
}

/** Builds a copy of the first of some kustomizations, which includes the others, and records the origin of every object. */
async function buildCopy(all: readonly Kustomization[], sources: Sources, build: Builder): Promise<BuiltKustomization> {
  const obstacle = buildObstacle(all, sources);
  return obstacle !== undefined ? { failure: obstacle } : inTemporaryFolder(async (folder) => {
    const copy = new KustomizationCopy(folder, all);
    const plain = changesAnnotations(all) ? await build(copy.top) : undefined;
    const built = plain !== undefined && 'failure' in plain ? plain : await build(folder);
    return 'text' in built ? { text: built.text, originalOf: (path) => copy.originalOf(path) }
      : { failure: withoutSecrets(copy.translated(built.failure), all.flatMap(literalsIn)) };
  });
}

/** The literals of generators, all of which kustomize quotes if it cannot read one. */
function literalsIn({ content, plugins }: Kustomization): string[] {
  const generators = [...GENERATORS.flatMap(([field]) => itemsAt(content, field)), ...Object.values(plugins).flat().map((text) => JSON.parse(text))];
  return generators.flatMap((each) => itemsAt(each, 'literals')).map(textOf);
}

/** Whether a patch may need annotations that objects only have with the record of their origin. */
function changesAnnotations(all: readonly Kustomization[]): boolean {
  const texts = all.flatMap(({ content, plugins, patches }) => [JSON.stringify([content, plugins]), ...patches.map((file) => fileText(file))]);
  return texts.some((text) => ANNOTATIONS.test(text));
}

/** Texts of plugins have no slashes. */
const ANNOTATIONS = /metadata(?:\/|\\+u002f)annotations/;

/**
 * The file that a built object comes from, if recorded, and the object without this record.
 *
 * @param originalOf the file with a recorded path
 */
export function withoutOrigin(object: any, originalOf: (path: string) => string | undefined): { readonly object: any; readonly file?: string } {
  const annotations = object?.metadata?.annotations;
  const origin = isMap(annotations) ? annotations[ORIGIN] : undefined;
  if (typeof origin !== 'string') {
    return { object };
  }
  const { [ORIGIN]: _, ...others } = annotations;
  const { annotations: __, ...metadata } = object.metadata;
  const kept = Object.keys(others).length === 0 ? metadata : { ...metadata, annotations: others };
  const { path, configuredIn } = parseYaml(origin).documents[0]?.value ?? {};
  const file = [path, configuredIn].find((each) => typeof each === 'string');
  return { object: { ...object, metadata: kept }, file: file === undefined ? undefined : originalOf(file) };
}
