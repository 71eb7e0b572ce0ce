// Checks of a whole app: each gets all objects of the app, which are collected once per validation.
import { ApiObject } from 'cdk8s';
import type { IConstruct, Construct } from 'constructs';

/** The root above a construct, without building the list of scopes that `node.scopes` returns. */
export function appOf(construct: IConstruct): IConstruct {
  let root = construct;
  while (root.node.scope !== undefined) {
    root = root.node.scope;
  }
  return root;
}

/** Returns what is wrong with the objects of an app. */
export type AppCheck = (objects: readonly ApiObject[], app: IConstruct) => Iterable<string>;

const checks = new WeakMap<IConstruct, Set<AppCheck>>();

/** Has `App.synth` run a check on the app of a construct: once, however often it is added. */
export function checkApp(construct: Construct, check: AppCheck): void {
  const root = appOf(construct);
  const before = checks.get(root);
  if (before !== undefined) {
    before.add(check);
    return;
  }
  const all = new Set([check]);
  checks.set(root, all);
  root.node.addValidation({
    validate: () => {
      const objects = root.node.findAll().filter(ApiObject.isApiObject);
      return [...all].flatMap((each) => [...each(objects, root)]);
    },
  });
}
