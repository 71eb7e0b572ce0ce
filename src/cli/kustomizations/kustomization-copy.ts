// A copy of kustomizations with the files that they use, in which they are built. Kustomize reads no other file of this machine, and fields that
// Flux or Argo CD adds, and files from elsewhere in the repository, which Flux reads, have a place.
import { cpSync, mkdirSync, realpathSync, statSync, writeFileSync } from 'fs';
import { basename, dirname, join, relative, resolve, sep } from 'path';
import { contentOf, type Kustomization, withPaths } from './kustomizations';
import { filesOfRepository, isWithin } from '../folders/repository-files';
import { filesIn, KUSTOMIZATION_FILES } from '../manifests/built-folders';

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
    const { folder, file, inputs, resources } = kustomization;
    const copied = this.folderOf(kustomization);
    const files = [...inputs, ...resources].filter((path) => this.isKnownFile(path));
    const moved = new Map(files.filter((path) => !isAtPlace(path, folder)).map((path) => [path, join(ELSEWHERE, relative(this.root, path))]));
    mkdirSync(copied, { recursive: true });
    files.forEach((path) => copyFile(path, join(copied, moved.get(path) ?? relative(folder, path))));
    // Kustomize refuses a second one.
    filesIn(folder, KUSTOMIZATION_FILES).forEach((name) => copyFile(join(folder, name), join(copied, name)));
    // What does not change is read as it is written.
    if (kustomization.content !== undefined || moved.size > 0) {
      const { content = contentOf(file) ?? {} } = kustomization;
      writeFileSync(join(copied, basename(file)), JSON.stringify(withPaths(content, (path) => moved.get(resolve(folder, path)) ?? path)));
    }
  }

  private isKnownFile(path: string): boolean {
    return statSync(path).isFile() && isWithin(this.root, path) && this.isOfRepository(path);
  }

  /** The file whose copy has a path from the folder of the copy. */
  public originalOf(path: string): string {
    return resolve(this.root, relative(TREE, path).split(join(ELSEWHERE, sep)).at(-1)!);
  }
}

/** Whether a file of a folder may keep its name in the copy: another kustomization would be a second one. */
function isAtPlace(path: string, folder: string): boolean {
  return isWithin(folder, path) && !KUSTOMIZATION_FILES.includes(basename(path));
}

function copyFile(original: string, copy: string): void {
  mkdirSync(dirname(copy), { recursive: true });
  cpSync(realpathSync(original), copy);
}
