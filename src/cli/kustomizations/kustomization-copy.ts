// A copy of kustomizations with the files that they use, for builds of more than is in their folders: of fields that Flux or Argo CD adds, and of
// files from elsewhere in the repository, which Flux reads. Kustomize reads no other file of this machine.
import { cpSync, mkdirSync, realpathSync, statSync, writeFileSync } from 'fs';
import { basename, dirname, join, relative, resolve, sep } from 'path';
import { contentOf, type Kustomization, withPaths } from './kustomizations';
import { filesOfRepository, isWithin } from '../folders/repository-files';
import { KUSTOMIZATION_FILES } from '../manifests/built-folders';

/** The folder of the copy with the tree of the repository, and the one in a folder of that tree with files from elsewhere. */
const TREE = 'tree';
const ELSEWHERE = '.files-from-elsewhere';

export class KustomizationCopy {
  /** The folder of the repository's tree. */
  public readonly tree: string;
  private readonly isOfRepository: (path: string) => boolean;

  /**
   * @param place the folder of the copy
   * @param root the root of the repository
   */
  constructor(place: string, private readonly root: string) {
    this.tree = join(place, TREE);
    this.isOfRepository = filesOfRepository(root);
  }

  /** The folder in the copy. */
  public folderOf({ folder }: Kustomization): string {
    return join(this.tree, relative(this.root, folder));
  }

  public add(kustomization: Kustomization): void {
    const { folder, file, content = contentOf(file) ?? {} } = kustomization;
    const copied = this.folderOf(kustomization);
    const copyFile = (path: string) => {
      const original = resolve(folder, path);
      const isFile = statSync(original, { throwIfNoEntry: false })?.isFile() === true;
      if (!isFile || !isWithin(this.root, original) || !this.isOfRepository(original)) {
        return path;
      }
      const isAtPlace = isWithin(folder, original) && !KUSTOMIZATION_FILES.includes(basename(original));
      const name = isAtPlace ? relative(folder, original) : join(ELSEWHERE, relative(this.root, original));
      mkdirSync(dirname(join(copied, name)), { recursive: true });
      cpSync(realpathSync(original), join(copied, name));
      return name;
    };
    mkdirSync(copied, { recursive: true });
    writeFileSync(join(copied, 'kustomization.yaml'), JSON.stringify(withPaths(content, copyFile)));
  }

  /** The file whose copy has a path from the folder of the copy. */
  public originalOf(path: string): string {
    return resolve(this.root, relative(TREE, path).split(join(ELSEWHERE, sep)).at(-1)!);
  }
}
