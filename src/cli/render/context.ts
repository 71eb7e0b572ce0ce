// What the readers of a command share: the chart they add to, the other documents, and a way to tell the user something.
import { Chart } from 'cdk8s';
import { Document } from '../manifests/documents';

/** What readers share. */
export interface RenderContext {
  readonly chart: Chart;
  /** Every document of the command, which some documents refer to. */
  readonly documents: readonly Document[];
  /** Tells the user something that the manifests do not say. */
  readonly note: (message: string) => void;
}

/** An id for an object's construct that no other of the chart has; which objects may be there twice is decided on the manifests. */
export function freeId(chart: Chart, { kind, metadata }: any): string {
  const id = [kind, metadata?.namespace, metadata?.name].filter(Boolean).join('-');
  const free = (number: number): string => chart.node.tryFindChild(`${id}-${number}`) === undefined ? `${id}-${number}` : free(number + 1);
  return chart.node.tryFindChild(id) === undefined ? id : free(2);
}
