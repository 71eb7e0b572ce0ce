// The objects of charts, as a synth would write them.
import type { App, Chart } from 'cdk8s';
import type { IConstruct } from 'constructs';
import type { KnownObject } from './known-objects';
import { clusterCapabilities } from '../admission/cluster-capabilities';
import { appOf } from '../objects/metadata';
import { AppOrder } from '../synth/app-order';
import { renderEach } from '../synth/rendered-manifests';

/** The objects of an app, in the order of its files. */
export function objectsOfApp(app: App): KnownObject[] {
  const order = AppOrder.resolve(app);
  return order.charts().flatMap((chart) => objectsOf(order, chart));
}

/** The objects of a chart, without those of charts in it. */
export function objectsOfChart(chart: Chart): KnownObject[] {
  return objectsOf(AppOrder.resolve(appOf(chart) as App), chart);
}

function objectsOf(order: AppOrder, chart: Chart): KnownObject[] {
  const emitted = (object: any, scope: IConstruct): KnownObject => ({ object, capabilities: clusterCapabilities(scope) });
  return [...renderEach(order, [chart], (object) => emitted(object.toJson(), object), (manifest) => emitted(manifest, chart))];
}
