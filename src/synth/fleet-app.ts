// cdk8s' App for fleets: the same files, the same bytes and the same errors, in one pass that is linear in what the app holds.
import { mkdirSync, writeFileSync } from 'fs';
import { join } from 'path';
import { ApiObject, App, AppProps, Chart, Names, YamlOutputType } from 'cdk8s';
import { AppOrder } from './app-order';
import { documentsText, writeDocuments } from './manifest-file';
import { OutputFolder } from './output-folder';
import { checkArguments } from '../declared/arguments';
import { manifestYaml } from '../yaml/manifest-writer';

/** What file names of objects are made of. */
const NOT_IN_FILE_NAMES = /[^0-9a-zA-Z-_.]/g;

/**
 * A drop-in for cdk8s' `App` that stays fast with many charts, objects and dependencies.
 *
 * It writes the files that `App` writes, byte for byte, and reports mistakes in the same words. `App` validates and walks the
 * whole app anew for every chart, and follows dependencies again and again; `FleetApp` does each once, and writes objects while
 * it makes them, so that its time grows with what there is to write. Charts and objects that override how they are rendered are
 * rendered their own way. What depends on itself is refused: `App` leaves it out of its files without a word.
 */
export class FleetApp extends App {
  private readonly recordsMetadata: boolean;
  private isResolved = false;

  /** @param props those of cdk8s' `App` */
  public constructor(props: AppProps = {}) {
    checkArguments('FleetApp', props);
    super(props);
    this.recordsMetadata = props.recordConstructMetadata ?? process.env.CDK8S_RECORD_CONSTRUCT_METADATA === 'true';
  }

  /**
   * The app's charts, each after those that it depends on; once it is synthesized, after those that its objects depend on too.
   *
   * @throws when constructs depend on each other
   */
  public get charts(): Chart[] {
    return (this.isResolved ? AppOrder.resolved(this) : AppOrder.told(this)).charts();
  }

  /**
   * Writes all manifests to `outdir`: every file whole, and where something fails, none of them.
   *
   * @throws when a construct's validation finds mistakes, all of them at once, when constructs depend on each other, and when another
   * program synthesizes into `outdir` meanwhile
   */
  public synth(): void {
    mkdirSync(this.outdir, { recursive: true });
    validate(this);
    const order = this.inOrder();
    const charts = order.charts();
    OutputFolder.write(this.outdir, (output) => {
      this.write(output, order, charts);
      if (this.recordsMetadata) {
        output.addFile('construct-metadata.json', (path) => writeFileSync(path, metadataText(charts.flatMap((chart) => order.objects(chart)))));
      }
    });
  }

  /**
   * All manifests as one text.
   *
   * @throws when a construct's validation finds mistakes, all of them at once, and when constructs depend on each other
   */
  public synthYaml(): string {
    const order = this.inOrder();
    validate(this);
    return documentsText(documents(order, order.charts()));
  }

  private inOrder(): AppOrder {
    const order = AppOrder.resolved(this);
    this.isResolved = true;
    return order;
  }

  private write(output: OutputFolder, order: AppOrder, charts: readonly Chart[]): void {
    const write = (name: string, texts: Iterable<string>) => output.addFile(`${name}${this.outputFileExtension}`, (path) => writeDocuments(path, texts));
    switch (this.yamlOutputType) {
      case YamlOutputType.FILE_PER_APP:
        if (charts.length > 0) {
          write('app', documents(order, charts));
        }
        break;
      case YamlOutputType.FILE_PER_CHART:
        charts.forEach((chart, index) => write(chartName(order, chart, index), documents(order, [chart])));
        break;
      case YamlOutputType.FILE_PER_RESOURCE:
        for (const manifest of eachOf(order, charts, (object) => object.toJson(), (own) => own)) {
          if (manifest !== undefined) {
            write(objectName(manifest), [manifestYaml(manifest)]);
          }
        }
        break;
      case YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE:
        charts.forEach((chart, index) => {
          const folder = chartName(order, chart, index);
          output.addFolder(folder);
          order.objects(chart).forEach((object) => write(join(folder, objectName(object)), [objectYaml(object)]));
        });
        break;
      default:
        break;
    }
  }

}

/** Where in the app each object is, as cdk8s says it. */
function metadataText(objects: readonly ApiObject[]): string {
  const resources: { [name: string]: { readonly path: string } } = {};
  for (const { name, node } of objects) {
    resources[name] = { path: node.path };
  }
  return JSON.stringify({ version: '1.0.0', resources });
}

/** Throws what the validations of all constructs have to say. */
function validate(app: App): void {
  const mistakes: string[] = [];
  for (const { node } of app.node.findAll()) {
    for (const mistake of node.validate()) {
      mistakes.push(`[${node.path}] ${mistake}`);
    }
  }
  if (mistakes.length > 0) {
    throw new Error(`Validation failed with the following errors:\n  ${mistakes.join('\n  ')}`);
  }
}

/** The manifests of charts, written. */
function documents(order: AppOrder, charts: readonly Chart[]): Iterable<string> {
  return eachOf(order, charts, objectYaml, manifestYaml);
}

/** What there is of each manifest, made when it is asked for; a chart that has its own way of rendering makes its manifests that way. */
function* eachOf<Result>(
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

/** An object that can write its manifest without making a copy for others. */
interface Writing {
  _yaml?(): string;
}

function objectYaml(object: ApiObject & Writing): string {
  return object._yaml?.() ?? manifestYaml(object.toJson());
}

/** A name for a chart's file or folder; where charts depend on charts, names tell their order. */
function chartName(order: AppOrder, chart: Chart, index: number): string {
  const name = Names.toDnsLabel(chart);
  return order.hasDependentCharts ? `${String(index).padStart(4, '0')}-${name}` : name;
}

function objectName({ kind, metadata }: { readonly kind: string; readonly metadata: { readonly name?: string } }): string {
  return `${kind}.${metadata.name}`.replace(NOT_IN_FILE_NAMES, '');
}
