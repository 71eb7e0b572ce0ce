// A cluster that reads each namespace once: the checks of the context, of manifests and of what these need look at the same ones.
import { Cluster, type ObjectReference } from '../cluster/cluster';

export class NamespacesReadOnce extends Cluster {
  private readonly namespaces = new Map<string, Promise<any>>();

  override read(reference: ObjectReference): Promise<any> {
    const { apiVersion, kind, name } = reference;
    if (apiVersion !== 'v1' || kind !== 'Namespace') {
      return super.read(reference);
    }
    const reading = this.namespaces.get(name) ?? super.read(reference);
    this.namespaces.set(name, reading);
    return reading;
  }
}
