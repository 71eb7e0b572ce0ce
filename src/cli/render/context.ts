// The context that readers of documents share: the chart that they add to, the documents of nodes, and notes for the user.
import { Chart } from 'cdk8s';
import type { NodeDocuments } from './node-documents';

export interface RenderContext {
  readonly chart: Chart;
  /** The NodeProviders and the vClusters that claim nodes among all documents. */
  readonly ofNodes: NodeDocuments;
  /** Adds a note for the user. */
  readonly note: (message: string) => void;
}

/** An unused id for the construct of an object. Duplicate objects are found later, in the manifests. */
export function freeId(chart: Chart, { kind, metadata }: any): string {
  const id = [kind, metadata?.namespace, metadata?.name].filter(Boolean).join('-');
  const firstFree = (number: number): string => chart.node.tryFindChild(`${id}-${number}`) === undefined ? `${id}-${number}` : firstFree(number + 1);
  return chart.node.tryFindChild(id) === undefined ? id : firstFree(2);
}
