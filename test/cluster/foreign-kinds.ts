// Kinds of other projects, for as long as a test file runs. One that the cluster has already is left as it is: without its
// definition, all objects of the kind would be gone.
import { ApiError, Client, KubeObject, Reference } from '../plane/client';
import { until } from '../plane/until';

export class ForeignKinds {
  private readonly added: Reference[] = [];

  constructor(private readonly client: Client, private readonly definitions: readonly KubeObject[]) {}

  /** Adds those that are missing, and waits until the server serves them. */
  async add(): Promise<void> {
    await Promise.all(this.definitions.map(async (definition) => {
      if (await this.isNew(definition)) {
        const { apiVersion, kind, metadata: { name } } = definition;
        this.added.push({ apiVersion, kind, name });
        await until(`${name} to be served`, () => this.isServed(definition));
      }
    }));
  }

  /** Removes those that it added. */
  async remove(): Promise<void> {
    await Promise.all(this.added.map((reference) => this.client.delete(reference)));
  }

  private async isNew(definition: KubeObject): Promise<boolean> {
    try {
      await this.client.create(definition);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        return false;
      }
      throw error;
    }
  }

  private async isServed({ spec: { group, versions: [{ name }], names: { kind } } }: KubeObject): Promise<boolean> {
    const { body } = await this.client.request('GET', `/apis/${group}/${name}`);
    return body.resources.some((resource: any) => resource.kind === kind);
  }
}
