// Builds a kustomization to one set of objects.
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join, relative, resolve } from 'path';
import { contentIn, copyInto } from './extended-kustomizations';
import { type Built, runBuild } from './external-builder';
import type { Kustomization } from './kustomizations';
import { issue, type Issue } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';
import { parseYaml } from '../../yaml/yaml';
import { programPath } from '../command-line/program-path';
import { pluralize } from '../terminal/lines';

/** The annotation in which kustomize records the file of an object. */
const ORIGIN = 'config.kubernetes.io/origin';

/** The programs that build kustomizations, with their arguments. */
const BUILDERS: ReadonlyArray<readonly [program: string, verb: string]> = [['kustomize', 'build'], ['kubectl', 'kustomize']];

/** Builds the first of some kustomizations, which includes the others, or says why not. */
export type Kustomize = (all: readonly Kustomization[]) => Promise<Built>;

/** Builds by the first program on PATH that can. */
export function findKustomize(): Kustomize {
  const run = findBuilder();
  return async (all) => {
    if (run === undefined) {
      return { failure: NO_PROGRAM };
    }
    const obstacle = buildObstacle(all);
    const built = obstacle === undefined ? await buildIn(all[0], run) : { failure: obstacle };
    return 'failure' in built ? { failure: `not built: ${built.failure}` } : built;
  };
}

/** Changes the objects in a text by some fields of a kustomization, or says why not. */
export type PostRender = (text: string, fields: object) => Promise<Built>;

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

function findBuilder(): ((folder: string) => Promise<Built>) | undefined {
  const [program, verb] = BUILDERS.map(([name, word]) => [programPath(name), word] as const).find(([path]) => path !== undefined) ?? [];
  return program === undefined ? undefined : (folder) => runBuild(program, [verb!, folder]);
}

async function inTemporaryFolder(build: (folder: string) => Promise<Built>): Promise<Built> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'kustomization-')));
  try {
    return await build(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

/** A line for each kustomization that was not built, or one line for all if no program on PATH can. */
export function unbuiltLines(unbuilt: readonly UnbuiltKustomization[]): string[] {
  const without = unbuilt.filter(({ why }) => why === NO_PROGRAM).length;
  return [
    ...without === 0 ? [] : [`${pluralize(without, 'kustomization')} ${NO_PROGRAM}: their files are read as they are`],
    ...unbuilt.filter(({ why }) => why !== NO_PROGRAM).map(({ file, why, instead = 'its files are read as they are' }) => `${file}: ${why}: ${instead}`),
  ];
}

/** The issue of a kustomization whose objects have to be known. */
export function unbuiltIssue({ file, why }: UnbuiltKustomization): Issue {
  return { source: file, line: 1, ...issue('', `${why}: give the output of kustomize build`) };
}

/** Why a kustomization cannot be built here; undefined if it can. */
function buildObstacle(all: readonly Kustomization[]): string | undefined {
  const [elsewhere] = all.flatMap((each) => each.elsewhere);
  if (elsewhere !== undefined) {
    return `it uses files that are not in the repository and are not fetched (${elsewhere})`;
  }
  const [chart] = all.flatMap(({ charts }) => charts);
  return chart === undefined ? undefined : `it renders a Helm chart (${chart}), which kustomize does only with --enable-helm: ${PIPE}`;
}

const PIPE = 'pipe its output to this command';

/** The message that kustomize adds for each folder on the way to the one with the mistake: that it is not a file. */
const RECURSION_MESSAGE = /(?:accumulating resources: )?accumulation err='accumulating resources from '[^']*': '[^']*' must resolve to a file': recursed accumulation of path '([^']*)': /g;

/** The message on a file outside of a kustomization's folder. A build without this restriction could print any file of this machine. */
const OUTSIDE = /security; file '([^']*)' is not in or below '([^']*)'/;
const ONLY_UNRESTRICTED = 'which Flux reads, but kustomize only with --load-restrictor LoadRestrictionsNone';

/** Builds a folder by a kustomization around it, or by a copy of its own with more fields, that records the origin of every object. */
function buildIn(top: Kustomization, build: (wrapper: string) => Promise<Built>): Promise<Built> {
  return inTemporaryFolder(async (wrapper) => {
    const place = realpathSync(top.folder);
    const outside = top.content === undefined ? undefined : copyInto(wrapper, top);
    if (outside !== undefined) {
      return { failure: outsideFailure(place, outside, '') };
    }
    const content = top.content === undefined ? { resources: [relative(wrapper, place)] } : contentIn(wrapper, top);
    writeFileSync(join(wrapper, 'kustomization.yaml'), JSON.stringify({ ...content, buildMetadata: ['originAnnotations'] }));
    const built = await build(wrapper);
    if ('text' in built) {
      return built;
    }
    const inFolder = (_: string, path: string) => path === place ? '' : `${relative(place, path)}: `;
    const [, file, user] = OUTSIDE.exec(built.failure) ?? [];
    const failure = file === undefined
      ? built.failure.replace(RECURSION_MESSAGE, inFolder).split(wrapper).join('.')
      : outsideFailure(user, file, inFolder('', user));
    return { failure };
  });
}

function outsideFailure(user: string, file: string, where: string): string {
  return `${where}it uses a file outside of its folder (${relative(user, file)}), ${ONLY_UNRESTRICTED}: ${PIPE}`;
}

/**
 * The file that a built object comes from, if recorded, and the object without this record.
 *
 * @param top the built kustomization
 */
export function withoutOrigin(object: any, top: Kustomization): { readonly object: any; readonly file?: string } {
  const annotations = object?.metadata?.annotations;
  const origin = isMap(annotations) ? (annotations as any)[ORIGIN] : undefined;
  if (typeof origin !== 'string') {
    return { object };
  }
  const { [ORIGIN]: _, ...others } = annotations as any;
  const { annotations: __, ...metadata } = object.metadata;
  const kept = Object.keys(others).length === 0 ? metadata : { ...metadata, annotations: others };
  const { path, configuredIn } = parseYaml(origin).documents[0]?.value ?? {};
  const file = [path, configuredIn].find((each) => typeof each === 'string');
  // The path is relative to the kustomization around the folder, which is below the system's temporary folder, or to the copy of the folder.
  const from = file?.startsWith('..') === false ? top.folder : resolve(realpathSync(tmpdir()), 'kustomization');
  return { object: { ...object, metadata: kept }, file: file === undefined ? undefined : resolve(from, file) };
}
