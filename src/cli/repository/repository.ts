// The objects of a repository's folders. Kustomizations and Helm charts are built if a program on PATH can, all other files are read, and
// documents that are not Kubernetes objects are skipped.
import { existsSync } from 'fs';
import { availableParallelism } from 'os';
import { basename, dirname, join, relative, resolve, sep } from 'path';
import { withNested } from './nested-objects';
import { withRunTogether } from './run-together';
import { isValidated } from '../../admission/schema';
import type { Issue } from '../../issues/issues';
import { groupBy, isMap } from '../../plain-data/plain-data';
import { RENDERED } from '../../yaml/dialects';
import { findHelm, isLibrary, type Rendered, type SkippedChart, skippedChartIssue } from '../charts/helm';
import { type Release, releasesOf } from '../charts/releases';
import { templatesOf } from '../charts/templates';
import { mapLimited } from '../cluster/limit';
import { AppliedFolders } from '../engines/applied-folders';
import { appliedTo } from '../engines/applied-objects';
import { generatedKustomizations } from '../engines/extended-kustomizations';
import { variantsOf, withoutKustomization } from '../engines/variants';
import { repositoryRoot } from '../folders/folders-above';
import { isConfiguration, type Leftover, leftoverIssue, leftoverKind, type LeftoverKind, leftoversAmong } from '../folders/leftovers';
import { filesOfRepository } from '../folders/repository-files';
import { kustomizationMistakes } from '../kustomizations/kustomization-mistakes';
import { dataFiles, filesUsedBy, type Kustomization, kustomizationIn } from '../kustomizations/kustomizations';
import { findKustomize, unbuiltIssue, unbuiltLines, type UnbuiltKustomization, withoutOrigin } from '../kustomizations/kustomize';
import { MadeFiles } from '../kustomizations/made-files';
import { Origins } from '../kustomizations/origins';
import { KUSTOMIZATION_FILES } from '../manifests/built-folders';
import { type InputStream, type ReadDocument, streamFiles } from '../manifests/documents';
import { InputFile } from '../manifests/input-file';

/** Documents that are read one by one. */
interface Part {
  readonly stream: InputStream;
  /** A document as an object of each of its sets; empty if it is not an object. */
  readonly adapt: (document: ReadDocument) => readonly ReadDocument[];
  /** The issues of what is not an object, with its kind. */
  readonly leftoversAmong?: (issues: readonly Issue[]) => ReadonlyMap<Issue, LeftoverKind>;
  /** The issues of what cannot be read, as they are reported: at the places of its sources, or with advice. */
  readonly adaptIssues?: (issues: readonly Issue[]) => readonly Issue[];
}

/** The set of a release's objects, and what installs it if the chart has several. */
interface ReleaseSet {
  readonly set: string;
  readonly by?: string;
}

/** How many kustomizations or releases are built at once: on a large machine, more of them would only fill its memory. */
const MAX_BUILDS = Math.min(8, availableParallelism());

export class Repository implements InputStream {
  public readonly unbuilt: UnbuiltKustomization[] = [];
  public readonly skippedCharts: SkippedChart[] = [];
  private readonly found: Leftover[] = [];
  private readonly parts: Part[] = [];
  /** The issues of leftovers, known after all documents are read. */
  private ofLeftovers: ReadonlyMap<Issue, LeftoverKind> = new Map();

  /** @param given the notes on given files that are read as a part of their folder */
  constructor(private readonly includeNested: boolean, private readonly given: readonly string[]) {}

  public get documents(): Iterable<ReadDocument> {
    return this.read();
  }

  /** The lines on kustomizations that were not built, and on files that were given by name and are a part of something. */
  public get notes(): readonly string[] {
    return [...this.given, ...unbuiltLines(this.unbuilt)];
  }

  /** The documents that are not objects, known after the last document. */
  public get leftovers(): readonly Leftover[] {
    const kinds = new Map([...this.ofLeftovers].map(([{ source }, kind]) => [source!, kind]));
    return [...this.found, ...[...kinds].map(([source, kind]): Leftover => ({ kind, source, line: 1 }))];
  }

  /** The issues of all that was not checked, where there must be nothing of the kind. What an unbuilt kustomization includes is a part of it. */
  public get unchecked(): readonly Issue[] {
    const ofUnbuilt = new Set(this.unbuilt.flatMap(({ uses }) => uses));
    const others = this.leftovers.filter(({ source }) => !ofUnbuilt.has(resolve(source)));
    return [...others.map(leftoverIssue), ...this.unbuilt.map(unbuiltIssue), ...this.skippedCharts.map(skippedChartIssue)];
  }

  public get issues(): readonly Issue[] {
    const issues = this.parts.flatMap(({ stream, adaptIssues = (all) => all }) => adaptIssues(stream.issues));
    return withRunTogether(issues.filter((each) => !this.ofLeftovers.has(each)));
  }

  public add(part: Part): void {
    this.parts.push(part);
  }

  public async addFolder(folder: string, listed: readonly string[]): Promise<void> {
    const root = repositoryRoot(folder);
    const isOfRepository = root === undefined ? () => true : filesOfRepository(root);
    const links = new Map(listed.flatMap((file): [string, LeftoverKind][] => !existsSync(file) ? [[file, 'broken link']] : !isOfRepository(file) ? [[file, 'foreign link']] : []));
    const files = listed.filter((file) => !links.has(file));
    this.found.push(...Array.from(links, ([source, kind]): Leftover => ({ kind, source, line: 1 })));
    const charts = outermost(files.filter((file) => /(?:^|[/\\])Chart\.yaml$/.test(file)).map((file) => dirname(file)));
    const ofCharts = new Set(files.filter(isIn(charts)));
    const others = files.filter((file) => !ofCharts.has(file) && !isConfiguration(file));
    const folders = new Set([folder, ...others.map((file) => dirname(file))].map((each) => resolve(each)));
    const kustomizations = [...folders].flatMap((each) => kustomizationIn(each) ?? []);
    const applied = new AppliedFolders(folder, others);
    const values = await this.addCharts(charts, files, applied);
    const built = await this.addKustomizations(folder, others, kustomizations, applied);
    const data = dataFiles(kustomizations);
    if (this.includeNested) {
      this.addData(others.filter((file) => data.has(resolve(file))));
    }
    this.addFiles(others.filter((file) => ![built, data, values].some((used) => used.has(resolve(file)))), kustomizations, applied);
  }

  /** The files with values of the charts. */
  private async addCharts(charts: readonly string[], files: readonly string[], applied: AppliedFolders): Promise<ReadonlySet<string>> {
    const helm = findHelm(applied.root);
    const used = new Set<string>();
    const installed = charts.filter((chart) => !isLibrary(chart)).map((chart) => ({ chart, ...releasesOf(chart, applied) }));
    const releases = installed.flatMap(({ chart, known }) => known.map((release) => ({ chart, release })));
    const built = await mapLimited(releases, async (each) => ({ ...each, output: await helm(each.chart, each.release) }), MAX_BUILDS);
    // Not by release: charts that nothing installs share one.
    const ofChart = groupBy(built, ({ chart }) => chart);
    for (const { chart, unknown } of installed) {
      const reasons = new Set(unknown);
      const rendered = ofChart.get(chart)!;
      rendered.forEach(({ release, output }, index) => {
        release.files.forEach((file) => used.add(file));
        if ('failure' in output) {
          reasons.add(output.failure);
        } else {
          const [set, by] = rendered.length === 1 ? [chart] : [JSON.stringify([chart, index]), release.by];
          this.addChart(chart, output, release, { set, by });
        }
      });
      reasons.forEach((why) => this.skippedCharts.push({ chart, files: files.filter(isIn([chart])).length, why }));
    }
    return used;
  }

  private addChart(chart: string, { text, fileOf }: Rendered, { cluster, namespace: defaultNamespace }: Release, { set, by }: ReleaseSet): void {
    const fileAt = templatesOf(chart, text);
    const origins = new Origins([], (file) => file);
    const place = (document: ReadDocument) => origins.place({ ...document, cluster, release: by }, undefined, fileOf(document) ?? join(chart, 'Chart.yaml'));
    this.add({
      stream: streamFiles([new InputFile(chart, text, RENDERED)]),
      adapt: (document) => appliedTo(place(document), [{ set, defaultNamespace }]),
      // The lines of the output do not match the lines of the template.
      adaptIssues: (issues) => issues.map(({ source, line, column: _, ...others }) => (
        { ...others, source: line === undefined ? source : fileAt(line) ?? source }
      )),
    });
  }

  /** The files that the built kustomizations include. */
  private async addKustomizations(
    folder: string, files: readonly string[], kustomizations: readonly Kustomization[], applied: AppliedFolders,
  ): Promise<ReadonlySet<string>> {
    const builtFiles = new Set<string>();
    const mistakes = new Map<string, readonly Issue[]>();
    const made = new MadeFiles(applied.root);
    const build = findKustomize(applied.root);
    const nameOf = nameIn(folder);
    const generated = generatedKustomizations(applied, files, kustomizations);
    const addUnbuilt = (each: UnbuiltKustomization) => this.unbuilt.push({ ...each, file: nameOf(each.file) });
    withoutKustomization(applied).forEach(addUnbuilt);
    const variants = variantsOf([...kustomizations, ...generated], applied);
    const outputs = await mapLimited(variants, ({ all, isOfFlux }) => build(all, isOfFlux), MAX_BUILDS);
    for (const [index, { all, destinations, file, unknown }] of variants.entries()) {
      const [[top], built] = [all, outputs[index]];
      unknown.forEach(addUnbuilt);
      if ('failure' in built) {
        addUnbuilt({ file, why: built.failure, uses: filesUsedBy(all) });
        all.filter((each) => !mistakes.has(each.file) && existsSync(each.file))
          .forEach((each) => mistakes.set(each.file, kustomizationMistakes(each, applied.root, made, nameOf)));
      } else {
        filesUsedBy(all).forEach((used) => builtFiles.add(used));
        const origins = new Origins(all, nameOf);
        const adapt = (document: ReadDocument) => appliedTo(placeAtOrigin(document, built.originalOf, origins, file), destinations);
        this.add({ stream: streamFiles([new InputFile(top.folder, built.text)]), adapt });
      }
    }
    this.add({ stream: { documents: [], issues: [...mistakes.values()].flat() }, adapt: () => [] });
    return builtFiles;
  }

  /** Files that are data of ConfigMaps and Secrets. Only the machines among them are read, since they are meant for a cluster. */
  private addData(files: readonly string[]): void {
    const { documents } = streamFiles(files.map((file) => new InputFile(file)));
    const isMachine = ({ value }: ReadDocument) => isMap(value) && typeof value.apiVersion === 'string' && typeof value.kind === 'string' && isValidated(value);
    this.add({ stream: { documents, issues: [] }, adapt: (document) => isMachine(document) ? [{ ...document, set: document.source }] : [] });
  }

  /** Files that were not built. A kustomization that could not be built is still a set of objects, and its patches are not objects. */
  private addFiles(files: readonly string[], kustomizations: readonly Kustomization[], applied: AppliedFolders): void {
    const users = new Map(kustomizations.flatMap((each) => each.resources.map((path) => [path, each])));
    const inputs = new Set(kustomizations.flatMap((each) => each.inputs));
    const kindOf = ({ source, value }: ReadDocument): LeftoverKind | undefined => {
      const kind = leftoverKind(value);
      return kind !== undefined && KUSTOMIZATION_FILES.includes(basename(source)) ? 'kustomization' : inputs.has(resolve(source)) ? 'patch' : kind;
    };
    const adapt = (document: ReadDocument) => {
      const kind = kindOf(document);
      if (kind !== undefined) {
        this.found.push({ kind, source: document.source, line: document.lineAt('') });
      }
      const { file, folder } = users.get(resolve(document.source)) ?? { file: document.source };
      return kind === undefined ? appliedTo(document, applied.destinationsOf(file, folder)) : [];
    };
    const used = new Set(filesUsedBy(kustomizations));
    const isUsed = (file: string) => KUSTOMIZATION_FILES.includes(basename(file)) || used.has(resolve(file));
    this.add({ stream: streamFiles(files.map((file) => new InputFile(file))), adapt, leftoversAmong: (issues) => leftoversAmong(issues, isUsed) });
  }

  private *read(): Iterable<ReadDocument> {
    for (const { stream, adapt } of this.parts) {
      for (const document of stream.documents) {
        const { reread } = document;
        for (const [index, adapted] of adapt(document).entries()) {
          const rereadAs = reread && (() => {
            const found = reread();
            return found && adapt(found)[index];
          });
          yield* this.includeNested ? withNested({ ...adapted, reread: rereadAs }) : [{ ...adapted, reread: rereadAs }];
        }
      }
    }
    this.ofLeftovers = new Map(this.parts.flatMap(({ stream, leftoversAmong: among }) => [...among?.(stream.issues) ?? []]));
  }
}

/** A built object at its recorded origin, without the record. */
function placeAtOrigin(document: ReadDocument, originalOf: (path: string) => string | undefined, origins: Origins, file: string): ReadDocument {
  const { object, file: origin } = withoutOrigin(document.value, originalOf);
  const { object: raw } = withoutOrigin(document.raw, originalOf);
  const known = origin !== undefined && existsSync(origin) ? origin : undefined;
  return origins.place({ ...document, value: object, raw }, known, file);
}

/** The folders that are not within another one. */
function outermost(folders: readonly string[]): string[] {
  const isInner = isIn(folders);
  return folders.filter((folder) => !isInner(folder));
}

/** Whether a path is within one of some folders, however they are written: paths listed below `.` do not begin with it. */
export function isIn(folders: readonly string[]): (path: string) => boolean {
  const prefixes = folders.map((folder) => join(resolve(folder), sep));
  return (path) => {
    const absolute = resolve(path);
    return prefixes.some((beginning) => absolute.startsWith(beginning));
  };
}

/** The name of a file: relative to the given path, or to the working folder if it is outside of that path. */
function nameIn(folder: string): (file: string) => string {
  const isInside = isIn([folder]);
  return (file) => isInside(file) ? join(folder, relative(folder, file)) : relative(process.cwd(), file);
}
