// Renders the manifests of charts: each object on its own, or a whole chart that overrides its rendering.
import { type ApiObject, Chart } from 'cdk8s';
import type { AppOrder } from './app-order';

/** Renders each manifest when the iterator reaches it. A chart with an overridden `toJson` renders its own manifests. */
export function* renderEach<Result>(
  order: AppOrder, charts: readonly Chart[], ofObject: (object: ApiObject) => Result, ofManifest: (manifest: any) => Result,
): Iterable<Result> {
  for (const chart of charts) {
    if (rendersItself(chart)) {
      yield* Object.values(chart.toJson()).map(ofManifest);
    } else {
      for (const object of order.objects(chart)) {
        yield ofObject(object);
      }
    }
  }
}

function rendersItself(chart: Chart): boolean {
  return chart.toJson !== Chart.prototype.toJson;
}
