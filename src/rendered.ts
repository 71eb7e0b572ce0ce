// Plain data as cdk8s renders it in a manifest.
import { frozen } from './plain-data';

/** The data without what is not set, its keys in their order. */
export function rendered<Data>(data: Data): Data;
export function rendered(data: any): any {
  if (typeof data !== 'object' || data === null) {
    return data ?? undefined;
  }
  if (Array.isArray(data)) {
    return data.map((item) => rendered(item));
  }
  const result: { [key: string]: unknown } = {};
  for (const key of Object.keys(data).sort()) {
    const value = rendered(data[key]);
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

/** Whether cdk8s renders maps with sorted keys, which it does unless it is told otherwise; those of metadata it always sorts. */
export function rendersSorted(): boolean {
  return !process.env.CDK8S_DISABLE_SORT;
}
