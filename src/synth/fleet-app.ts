// cdk8s' App for fleets: writes the same files and bytes and throws the same errors, in time linear in the size of the app.
import { mkdirSync, writeFileSync } from 'fs';
import { join } from 'path';
import { ApiObject, App, AppProps, Chart, Names, YamlOutputType } from 'cdk8s';
import { AppOrder } from './app-order';
import { folderFiles } from './folder-files';
import { documentsText, writeDocuments } from './manifest-file';
import { OutputFolder } from './output-folder';
import { renderEach } from './rendered-manifests';
import { checkArguments } from '../declared/arguments';
import { objectFile } from '../objects/distinct-files';
import { yamlOf } from '../objects/rendered-object';
import { manifestYaml } from '../yaml/manifest-writer';

/** The properties of a FleetApp: those of cdk8s' `App`. */
export interface FleetAppProps extends AppProps {} // eslint-disable-line @typescript-eslint/no-empty-object-type -- in Java only a struct of this library gives a builder

/**
 * A drop-in for cdk8s' `App` that stays fast with many charts, objects and dependencies.
 *
 * It writes the same files as `App`, byte for byte, and reports mistakes in the same words, with two exceptions. Strings that kubectl would
 * read as another type, such as `0o17`, are quoted. A folder that `Delivery.rancherFleet` delivers contains its `fleet.yaml`. `App`
 * validates and walks the whole app again for every chart, and follows dependencies repeatedly. `FleetApp` does each once, and writes each
 * object as soon as it is rendered, so its time is linear in the size of the output. Charts and objects may override their rendering.
 * `FleetApp` refuses constructs that depend on themselves, which `App` silently leaves out of its files. In an app with objects of this
 * library, it also refuses two objects with the same file, one of which would be lost.
 */
export class FleetApp extends App {
  private readonly recordsMetadata: boolean;
  private isResolved = false;

  /** @param props the properties of cdk8s' `App` */
  public constructor(props: FleetAppProps = {}) {
    checkArguments('FleetApp', props);
    super(props);
    this.recordsMetadata = props.recordConstructMetadata ?? process.env.CDK8S_RECORD_CONSTRUCT_METADATA === 'true';
  }

  /**
   * The app's charts, each after the charts that it depends on; after synth, also after those that its objects depend on.
   *
   * @throws when constructs depend on each other
   */
  public get charts(): Chart[] {
    return (this.isResolved ? AppOrder.resolve(this) : AppOrder.declared(this)).charts();
  }

  /**
   * Writes all manifests to `outdir`. Files are never written partially; if anything fails, no file is written.
   *
   * @throws when validations find mistakes, all of them at once; when constructs depend on each other; and when another program
   * synthesizes into `outdir` at the same time
   */
  public synth(): void {
    mkdirSync(this.outdir, { recursive: true });
    validate(this);
    const order = this.resolveOrder();
    const charts = order.charts();
    OutputFolder.write(this.outdir, (output) => {
      this.write(output, order, charts);
      if (this.recordsMetadata) {
        output.addFile('construct-metadata.json', (path) => writeFileSync(path, metadataText(charts.flatMap((chart) => order.objects(chart)))));
      }
    });
  }

  /**
   * All manifests as one string.
   *
   * @throws when validations find mistakes, all of them at once, and when constructs depend on each other
   */
  public synthYaml(): string {
    const order = AppOrder.resolve(this);
    validate(this);
    // As in cdk8s, the order of charts includes what validations have added, but only within charts do objects inherit dependencies that
    // validations have added.
    const charts = order.withAdditions(this).charts();
    return documentsText(documents(this.resolveOrder(), charts));
  }

  private resolveOrder(): AppOrder {
    const order = AppOrder.resolve(this);
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
        for (const manifest of renderEach(order, charts, (object) => object.toJson(), (own) => own)) {
          if (manifest !== undefined) {
            write(objectFile(manifest), [manifestYaml(manifest)]);
          }
        }
        break;
      case YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE:
        charts.forEach((chart, index) => {
          const folder = chartName(order, chart, index);
          output.addFolder(folder);
          order.objects(chart).forEach((object) => write(join(folder, objectFile(object)), [yamlOf(object)]));
          folderFiles(chart).forEach(([name, text]) => output.addFile(join(folder, name), (path) => writeFileSync(path, text)));
        });
        break;
      default:
        break;
    }
  }
}

/** The path of each object's construct, in cdk8s' format. */
function metadataText(objects: readonly ApiObject[]): string {
  const resources: { [name: string]: { readonly path: string } } = {};
  for (const { name, node } of objects) {
    resources[name] = { path: node.path };
  }
  return JSON.stringify({ version: '1.0.0', resources });
}

/** Runs the validations of all constructs, and throws one error with all mistakes. */
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

/** The manifests of charts, as YAML. */
function documents(order: AppOrder, charts: readonly Chart[]): Iterable<string> {
  return renderEach(order, charts, yamlOf, manifestYaml);
}

/** The name of a chart's file or folder. If charts depend on each other, it starts with their position in the order. */
function chartName(order: AppOrder, chart: Chart, index: number): string {
  const name = Names.toDnsLabel(chart);
  return order.hasDependentCharts ? `${String(index).padStart(4, '0')}-${name}` : name;
}
