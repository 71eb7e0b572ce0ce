// The addresses of documentation pages that messages refer to.
const DOCUMENTATION = 'https://github.com/cdk8s-kubevirt/cdk8s-kubevirt/blob/main/docs';

/** The address of a page, such as `disks.md`. */
export function pageAt(path: string): string {
  return `${DOCUMENTATION}/${path}`;
}
