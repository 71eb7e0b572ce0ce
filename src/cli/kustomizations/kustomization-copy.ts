// A copy of kustomizations with the files that they use, in which they are built. All paths in it are the copy's own, so that kustomize reads no
// other file of this machine, fetches nothing, and takes files from elsewhere in the repository, as Flux does.
import { cpSync, mkdirSync, realpathSync, writeFileSync } from 'fs';
import { basename, dirname, join, relative, sep } from 'path';
import { type ChangePath, withPaths } from './kustomization-fields';
import { type Kustomization, originalIn } from './kustomizations';
import { KeyCache } from '../../plain-data/text-cache';

/** The beginning of names that no other ones have. */
const MARK = 'copied-';

export class KustomizationCopy {
  /** The names of the copied folders, and the originals of the copied files. */
  private readonly names: ReadonlyMap<string, string>;
  private readonly originals = new Map<string, string>();

  /**
   * @param place the folder of the copy
   * @param all the kustomizations: the first one includes the others
   */
  constructor(private readonly place: string, private readonly all: readonly Kustomization[]) {
    this.names = new Map(all.map(({ folder }, index) => [folder, `${MARK}k${index}`]));
    all.forEach((each) => this.add(each));
    writeFileSync(join(place, 'kustomization.yaml'), JSON.stringify({ resources: [`${MARK}k0`], buildMetadata: ['originAnnotations'] }));
  }

  private add({ folder, file, content, plugins }: Kustomization): void {
    const copied = this.names.get(folder)!;
    const addFile = (original: string, base: string, write: (copy: string) => void): string => {
      const name = join(`${MARK}f${this.originals.size}`, base);
      mkdirSync(dirname(join(this.place, copied, name)));
      write(join(this.place, copied, name));
      this.originals.set(join(copied, name), original);
      return name;
    };
    // A file may be listed very often.
    const files = new KeyCache((original) => addFile(original, basename(original), (copy) => cpSync(realpathSync.native(original), copy)));
    const addPath: ChangePath = (path, kind) => {
      if (kind === 'text') {
        return addFile(file, 'patch.yaml', (copy) => writeFileSync(copy, path));
      }
      const original = originalIn(folder, path);
      const other = this.names.get(original);
      return other === undefined ? files.of(original) : join('..', other);
    };
    mkdirSync(join(this.place, copied));
    writeFileSync(join(this.place, copied, 'kustomization.yaml'), JSON.stringify(withPaths({ ...content, ...plugins }, addPath)));
    this.originals.set(join(copied, 'kustomization.yaml'), file);
  }

  /** The folder of the first kustomization. */
  public get top(): string {
    return join(this.place, `${MARK}k0`);
  }

  /** The file whose copy has a path. */
  public originalOf(path: string): string | undefined {
    return this.originals.get(path);
  }

  /** A message on the copy with the original paths, from the folder of the first kustomization. */
  public translated(message: string): string {
    const [{ folder: top }] = this.all;
    const inFolder = (_: string, name: string) => {
      const folder = [...this.names].find(([, each]) => each === name)?.[0] ?? top;
      return folder === top ? '' : `${relative(top, folder)}: `;
    };
    const places = [...this.originals].flatMap(([path, original]): [string, string][] => (
      [path, path.slice(path.indexOf(sep) + 1)].map((each) => [each, relative(top, original)])
    ));
    const folders = [...this.names].map(([folder, name]): [string, string] => [name, relative(top, folder) || '.']);
    const own = message.split(join(this.place, sep)).join('').replace(RECURSION_MESSAGE, inFolder).split(this.place).join('.');
    return [...places.sort(([one], [other]) => other.length - one.length), ...folders.reverse()]
      .reduce((text, [name, original]) => text.split(`../${name}`).join(name).split(name).join(original), own);
  }
}

/** The message that kustomize adds for each folder on the way to the one with the mistake: that it is not a file. */
const RECURSION_MESSAGE = /(?:accumulating resources: )?accumulation err='accumulating resources from '[^']*': '[^']*' must resolve to a file': recursed accumulation of path '([^']*)': /g;
