// Checks of an app as a whole: each looks at all of its objects, which are found once a validation.
import { ApiObject } from 'cdk8s';
import type { IConstruct, Construct } from 'constructs';

/** The root above a construct, without the list of all that is between them. */
export function appOf(construct: IConstruct): IConstruct {
  let root = construct;
  while (root.node.scope !== undefined) {
    root = root.node.scope;
  }
  return root;
}

/** What is wrong with the objects of an app. */
export type AppCheck = (objects: readonly ApiObject[], app: IConstruct) => Iterable<string>;

const checks = new WeakMap<IConstruct, Set<AppCheck>>();

/** Has `App.synth` make a check of the app that a construct is part of, once, whoever asks for it. */
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
