// A folder of manifests: the objects that one Application, Kustomization, ManifestWork or bundle delivers to one cluster.
import { ApiObject, Chart, type ChartProps } from 'cdk8s';
import type { Construct } from 'constructs';
import { requireName } from '../objects/metadata';
import { manifestOf, yamlOf } from '../objects/rendered-object';
import { entriesOf } from '../plain-data/plain-data';

/** A folder, which is a chart of the app. */
export interface Folder {
  /** Its name in the app's output, and the name of its Application or the like. */
  readonly name: string;
  readonly cluster: string;
  /** The number of the cluster's folders of machines. */
  readonly shards: number;
  /** Whether it has the objects that the cluster's machines share, and no machine. */
  readonly isShared: boolean;
  readonly chart: Chart;
}

/**
 * Adds a chart whose folder has the chart's name. For a longer name, cdk8s would write another folder name than the engine is given.
 *
 * @param fleet the fleet's path, for errors
 */
export function addChart(app: Construct, fleet: string, name: string, props: ChartProps): Chart {
  requireName(() => fleet, 'a folder', name);
  return new Chart(app, name, props);
}

export function objectsIn({ chart }: Folder): ApiObject[] {
  return chart.node.findAll().filter(ApiObject.isApiObject);
}

/** The bytes of a document in the folder's files. */
export function yamlBytes(object: ApiObject): number {
  return Buffer.byteLength(yamlOf(object));
}

/** The total bytes of objects, or of their YAML. */
export function sumOf<T>(items: readonly T[], bytesOf: (item: T) => number): number {
  return items.reduce((total, item) => total + bytesOf(item), 0);
}

/** The path of a folder in a repository, below the path that synth's output is committed to. */
export function pathBelow(path: string, folder: string): string {
  return path === '.' ? folder : `${path}/${folder}`;
}

/** Sets annotations that an object does not have yet. */
export function annotate(object: ApiObject, wanted: { readonly [annotation: string]: string }): void {
  const { annotations = {} } = manifestOf(object).metadata;
  for (const [annotation, value] of entriesOf(wanted)) {
    if (annotations[annotation] !== value) {
      object.metadata.addAnnotation(annotation, value);
    }
  }
}
