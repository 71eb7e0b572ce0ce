// Kinds of other projects, for as long as a test file runs. One that the cluster has already, as a plane has them all, is left as
// it is: without its definition, all objects of the kind would be gone.
import { ApiError, Client, KubeObject, Reference } from '../plane/client';
import { FOREIGN_KINDS } from '../plane/foreign-kinds';
import { until } from '../plane/until';

export class ForeignKinds {
  private readonly added: Reference[] = [];

  constructor(private readonly client: Client) {}

  /** Adds those that are missing, and waits until the server serves them. */
  async add(): Promise<void> {
    await Promise.all(FOREIGN_KINDS.map(async (definition) => {
      if (await this.isNew(definition)) {
        const { apiVersion, kind, metadata: { name } } = definition;
        this.added.push({ apiVersion, kind, name });
        await this.served(definition);
      }
    }));
  }

  /** Removes those that it added, and waits until they are gone: a kind that is on its way out counts as one that is there. */
  async remove(): Promise<void> {
    await Promise.all(this.added.map(async (reference) => {
      await this.client.delete(reference);
      await until(`${reference.name} to be gone`, () => this.client.isGone(reference));
    }));
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

  private async served({ spec: { group, versions: [{ name }], names: { kind } } }: KubeObject): Promise<void> {
    await until(`${kind} to be served`, () => this.client.path({ apiVersion: `${group}/${name}`, kind }));
  }
}
