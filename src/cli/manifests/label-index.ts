// What has a label, by the label's key and value: there may be thousands of machines, each with a Service.

export type Label = readonly [key: string, value: string];

export class LabelIndex<Owner> {
  private readonly byKey = new Map<string, Map<unknown, Owner[]>>();

  public add(labels: { readonly [key: string]: unknown }, owner: Owner): void {
    for (const [key, value] of Object.entries(labels)) {
      const byValue = this.byKey.get(key) ?? new Map<unknown, Owner[]>();
      const owners = byValue.get(value) ?? [];
      owners.push(owner);
      this.byKey.set(key, byValue.set(value, owners));
    }
  }

  /** In the order in which they were added. */
  public owners(key: string, value: unknown): readonly Owner[] {
    return this.byKey.get(key)?.get(value) ?? [];
  }

  public valuesOf(key: string): readonly unknown[] {
    return [...this.byKey.get(key)?.keys() ?? []];
  }

  public get keys(): readonly string[] {
    return [...this.byKey.keys()];
  }
}
