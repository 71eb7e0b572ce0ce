// Plain data as cdk8s renders it in a manifest.

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

/** Whether cdk8s renders maps with sorted keys, which it does unless it is told otherwise; those of metadata it always sorts. */
export function rendersSorted(): boolean {
  return !process.env.CDK8S_DISABLE_SORT;
}
