// The first owner of each name that only one may have: in a cluster, and there in a scope such as a namespace.
import { detachString } from '../plain-data/detach-string';

/** Remembers who had each name first. */
export class FirstOwners<Cluster, Owner> {
  private readonly clusters = new Map<Cluster, Map<string, Map<string, Owner>>>();

  /**
   * The first owner of a name, which is `owner` if the name had none. Scopes have few different texts, so each is kept once; names are
   * copied, since a part of a file's text would keep the whole text in memory.
   */
  public register(cluster: Cluster, scope: string, name: string, owner: Owner): Owner {
    const owners = this.ownersIn(cluster, scope);
    const first = owners.get(name);
    if (first === undefined) {
      owners.set(detachString(name), owner);
    }
    return first ?? owner;
  }

  /** The first owner of a name, if any. */
  public find(cluster: Cluster, scope: string, name: string): Owner | undefined {
    return this.clusters.get(cluster)?.get(scope)?.get(name);
  }

  private ownersIn(cluster: Cluster, scope: string): Map<string, Owner> {
    const scopes = this.clusters.get(cluster) ?? new Map<string, Map<string, Owner>>();
    this.clusters.set(cluster, scopes);
    const owners = scopes.get(scope) ?? new Map<string, Owner>();
    if (owners.size === 0) {
      scopes.set(detachString(scope), owners);
    }
    return owners;
  }
}
