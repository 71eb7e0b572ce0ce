// Where messages lead to: the pages under docs/, for whoever has the command and not the repository.
const DOCUMENTATION = 'https://github.com/cdk8s-kubevirt/cdk8s-kubevirt/blob/main/docs';

/** The address of a page, such as `disks.md`. */
export function pageAt(path: string): string {
  return `${DOCUMENTATION}/${path}`;
}
