// Builds a kustomization to one set of objects.
import { existsSync, realpathSync, statSync, writeFileSync } from 'fs';
import { join, relative, resolve, sep } from 'path';
import { type Built, inTemporaryFolder, runBuild } from './external-builder';
import { KustomizationCopy } from './kustomization-copy';
import type { Kustomization } from './kustomizations';
import { pluginAddress } from './plugin-addresses';
import { issue, type Issue } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';
import { parseYaml } from '../../yaml/yaml';
import { programPath } from '../command-line/program-path';
import { filesOfRepository, isRepository, isWithin } from '../folders/repository-files';
import { pluralize } from '../terminal/lines';

/** The annotation in which kustomize records the file of an object. */
const ORIGIN = 'config.kubernetes.io/origin';

/** The programs that build kustomizations, with their arguments. */
const BUILDERS: ReadonlyArray<readonly [program: string, verb: string]> = [['kustomize', 'build'], ['kubectl', 'kustomize']];

/** The objects of a kustomization, and the files with the paths that are recorded as their origins; or why it is not built. */
export type BuiltKustomization = { readonly text: string; readonly originalOf: (path: string) => string } | { readonly failure: string };

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
    const obstacle = buildObstacle(all);
    const built = obstacle === undefined ? await buildIn(all, { root, isOfFlux }, run) : { failure: obstacle };
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
  const [misspelt] = all.flatMap((each) => each.misspelt ?? []);
  if (misspelt !== undefined) {
    return `it has a field ${JSON.stringify(misspelt)}, which differs by case from that of a kustomization: write the field's own name`;
  }
  const address = pluginAddress(all);
  if (address !== undefined) {
    return `it has a generator or transformer with an address, which is not fetched (${address})`;
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

/** Where kustomizations may find files. */
interface Sources {
  readonly root: string;
  /** Whether Flux applies them, which reads all files of the repository. */
  readonly isOfFlux: boolean;
}

/** Builds the first of some kustomizations, which includes the others, by one around it that records the origin of every object. */
function buildIn(all: readonly Kustomization[], { root, isOfFlux }: Sources, build: Builder): Promise<BuiltKustomization> {
  return inTemporaryFolder(async (wrapper) => {
    const [top] = all;
    const outside = outsideFailure(all);
    const isCopied = top.content !== undefined || isOfFlux && outside !== undefined;
    const refusal = foreignFailure(all, root, isCopied) ?? (isCopied && !isOfFlux ? outside : undefined);
    if (refusal !== undefined) {
      return { failure: refusal };
    }
    const copy = new KustomizationCopy(wrapper, root);
    (isCopied ? all : []).forEach((each) => copy.add(each));
    const place = isCopied ? copy.folderOf(top) : realpathSync(top.folder);
    writeFileSync(join(wrapper, 'kustomization.yaml'), JSON.stringify({ resources: [relative(wrapper, place)], buildMetadata: ['originAnnotations'] }));
    const built = await build(wrapper);
    if ('text' in built) {
      return { text: built.text, originalOf: (path) => isCopied ? copy.originalOf(path) : resolve(wrapper, path) };
    }
    const inFolder = (_: string, path: string) => userOf(place, path);
    const [, file, user] = OUTSIDE.exec(built.failure) ?? [];
    const reason = file === undefined
      ? built.failure.replace(RECURSION_MESSAGE, inFolder).split(join(copy.tree, sep)).join('').split(wrapper).join('.')
      : outsideMessage(userOf(place, user), relative(user, file));
    return { failure: reason };
  });
}

/** Why kustomizations are not built by themselves: kustomize reads no file outside of their folders. */
function outsideFailure(all: readonly Kustomization[]): string | undefined {
  const found = findUsed(all, (path, folder) => !statSync(path).isDirectory() && !isWithin(folder, path));
  return found && outsideMessage(found.user, found.path);
}

/** Why kustomizations are not built at all: what is outside of the repository may be any file of this machine. */
function foreignFailure(all: readonly Kustomization[], root: string, isCopied: boolean): string | undefined {
  // A folder that is no repository may have others beside it, which are used as they are.
  const isOfRepository = filesOfRepository(root);
  const found = !isCopied && !isRepository(root) ? undefined : findUsed(all, (path) => !isWithin(root, path) || !isOfRepository(path));
  return found && `${found.user}it uses a file outside of the repository (${found.path})`;
}

/** The first file or folder of some kind that kustomizations use, as they name it, and the beginning of a message on the one that does. */
function findUsed(
  all: readonly Kustomization[], isWanted: (path: string, folder: string) => boolean,
): { readonly path: string; readonly user: string } | undefined {
  const [{ folder: place }] = all;
  for (const { folder, file, inputs, resources } of all) {
    const found = [...existsSync(file) ? [file] : [], ...inputs, ...resources].find((path) => isWanted(path, folder));
    if (found !== undefined) {
      return { path: relative(folder, found), user: userOf(place, folder) };
    }
  }
  return undefined;
}

/** The beginning of a message on a kustomization that the one in a folder includes. */
function userOf(place: string, folder: string): string {
  return folder === place ? '' : `${relative(place, folder)}: `;
}

function outsideMessage(user: string, file: string): string {
  return `${user}it uses a file outside of its folder (${file}), ${ONLY_UNRESTRICTED}: ${PIPE}`;
}

/**
 * The file that a built object comes from, if recorded, and the object without this record.
 *
 * @param originalOf the file with a recorded path
 */
export function withoutOrigin(object: any, originalOf: (path: string) => string): { readonly object: any; readonly file?: string } {
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
  return { object: { ...object, metadata: kept }, file: file === undefined ? undefined : originalOf(file) };
}
