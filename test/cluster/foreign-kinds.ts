// Installs other projects' kinds for the duration of a test file. Kinds that the cluster already has (a plane has them all) are left alone:
// removing a definition would delete all of its objects.
import { ApiError, Client, KubeObject, Reference } from '../plane/client';
import { FOREIGN_KINDS } from '../plane/foreign-kinds';
import { until } from '../plane/until';

export class ForeignKinds {
  private readonly added: Reference[] = [];

  constructor(private readonly client: Client) {}

  /** Adds the missing kinds, and waits until the server serves them. */
  async add(): Promise<void> {
    await Promise.all(FOREIGN_KINDS.map(async (definition) => {
      if (await this.isNew(definition)) {
        const { apiVersion, kind, metadata: { name } } = definition;
        this.added.push({ apiVersion, kind, name });
        await this.served(definition);
      }
    }));
  }

  /** Removes the kinds that it added, and waits until they are gone: another file would count a kind under deletion as present. */
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
