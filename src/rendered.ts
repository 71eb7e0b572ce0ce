// Plain data as cdk8s renders it in a manifest.
import { frozen } from './plain-data';

/** The data without what is not set, its keys in their order: that of their letters, unless cdk8s is told otherwise. */
export function rendered<Data>(data: Data): Data;
export function rendered(data: any): any {
  return withKeys(data, process.env.CDK8S_DISABLE_SORT ? (keys) => keys : (keys) => keys.sort());
}

function withKeys(data: any, inOrder: (keys: string[]) => string[]): any {
  if (typeof data !== 'object' || data === null) {
    return data ?? undefined;
  }
  if (Array.isArray(data)) {
    return data.map((item) => withKeys(item, inOrder));
  }
  const result: { [key: string]: unknown } = {};
  for (const key of inOrder(Object.keys(data))) {
    const value = withKeys(data[key], inOrder);
    if (value !== undefined) {
      result[key] = value;
    }
  }
  return result;
}

const renderings = new WeakMap<object, object>();

/** The same of data that is frozen all the way down, which is rendered once for all objects that have it. */
export function renderedOnce<Data extends object>(data: Data): Data {
  const known = renderings.get(data) ?? frozen(rendered(data));
  renderings.set(data, known);
  return known as Data;
}
