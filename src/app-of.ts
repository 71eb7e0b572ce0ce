// The app that a construct belongs to.
import type { IConstruct } from 'constructs';

/** The root above a construct, without the list of all that is between them. */
export function appOf(construct: IConstruct): IConstruct {
  let root = construct;
  while (root.node.scope !== undefined) {
    root = root.node.scope;
  }
  return root;
}
