// What has a label, by the label's key and value: there may be thousands of machines, each with a Service.

export type Label = readonly [key: string, value: string];

/** Finds owners by one label. */
export class LabelIndex<Owner, Value> {
  private readonly byKey = new Map<string, Map<Value, Owner[]>>();

  public add(labels: { readonly [key: string]: Value }, owner: Owner): void {
    for (const [key, value] of Object.entries(labels)) {
      const byValue = this.byKey.get(key) ?? new Map<Value, Owner[]>();
      const owners = byValue.get(value) ?? [];
      owners.push(owner);
      this.byKey.set(key, byValue.set(value, owners));
    }
  }

  /** In the order in which they were added. */
  public owners(key: string, value: Value): readonly Owner[] {
    return this.byKey.get(key)?.get(value) ?? [];
  }

  public valuesOf(key: string): readonly Value[] {
    return [...this.byKey.get(key)?.keys() ?? []];
  }

  public get keys(): readonly string[] {
    return [...this.byKey.keys()];
  }
}
