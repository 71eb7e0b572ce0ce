// The NodeProviders, and the vClusters that claim nodes of them, among all documents. Each is read once for all others.
import type { VersionCapabilities } from '../../admission/kubevirt-version';
import { IssueCollector } from '../../issues/issues';
import { claimsNodes, documentedClaims } from '../../nodes/auto-nodes-document';
import type { CountedClaim } from '../../nodes/claimed-capacity';
import { isNodeProvider, offeringProvider, type OfferingProvider } from '../../nodes/node-provider-document';
import { groupBy } from '../../plain-data/plain-data';
import type { Document } from '../manifests/documents';

/** Whether a document is a NodeProvider or a vCluster that claims nodes. */
export function isOfNodes(value: any): boolean {
  return isNodeProvider(value) || claimsNodes(value);
}

export class NodeDocuments {
  /** Whether a vCluster claims nodes. */
  public readonly areClaimed: boolean;

  private offered?: { readonly providers?: readonly OfferingProvider[] };
  private counted?: ReadonlyMap<string, readonly CountedClaim[]>;

  constructor(private readonly documents: readonly Document[], private readonly capabilities?: VersionCapabilities) {
    this.areClaimed = documents.some(({ value }) => claimsNodes(value));
  }

  /** The providers; undefined if one has a mistake, which its own reader reports. */
  public get providers(): readonly OfferingProvider[] | undefined {
    this.offered ??= { providers: this.readProviders() };
    return this.offered.providers;
  }

  /** The claims of machines of a node type. A claim with a mistake is reported by the reader of its own document. */
  public claimsOf(provider: string, nodeType: string): readonly CountedClaim[] {
    this.counted ??= groupBy(this.readClaims(), keyOf);
    return this.counted.get(keyOf({ provider, nodeType })) ?? [];
  }

  private readProviders(): readonly OfferingProvider[] | undefined {
    const collector = new IssueCollector();
    const documents = this.documents.filter(({ value }) => isNodeProvider(value));
    const providers = collector.collectEach(documents, ({ value }) => offeringProvider(value, this.capabilities));
    return collector.issues.length > 0 ? undefined : providers;
  }

  /** Machines are only counted, since their templates would fill the memory. */
  private readClaims(): (CountedClaim & NodeTypeName)[] {
    const { providers } = this;
    const clusters = providers === undefined ? [] : this.documents.filter(({ value }) => claimsNodes(value));
    return new IssueCollector().collectEach(clusters, ({ value }) => documentedClaims(value, providers!).claims).flat()
      .map(({ provider, nodeType, claim, machines }) => ({ provider, nodeType, claim, machines: machines.map(({ name }) => name) }));
  }
}

interface NodeTypeName {
  readonly provider: string;
  readonly nodeType: string;
}

function keyOf({ provider, nodeType }: NodeTypeName): string {
  return JSON.stringify([provider, nodeType]);
}
