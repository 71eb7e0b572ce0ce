// A name with its namespace, as the command prints it. As an argument, it is read as a path, which mostly does not exist.
import { existsSync } from 'fs';
import { OBJECT_NAME } from '../../issues/formats';

interface QualifiedName {
  readonly namespace: string;
  readonly name: string;
}

/** The namespace, or a kind in lower case, and the name in an argument such as `shop/web`; undefined if it may be meant as a path. */
export function qualifiedName(arg: string): QualifiedName | undefined {
  const [first, name, ...rest] = arg.split('/');
  const namespace = first.toLowerCase();
  const isName = [namespace, name].every((each) => each !== undefined && OBJECT_NAME.matches(each) && !/\.(?:ya?ml|json)$/i.test(each));
  return isName && rest.length === 0 && !existsSync(first) ? { namespace, name } : undefined;
}
