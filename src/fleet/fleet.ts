// The construct of a fleet: it assigns each machine to a chart, and an engine delivers the charts to their clusters.
import { type ApiObject, type App, Chart, YamlOutputType } from 'cdk8s';
import { Construct } from 'constructs';
import { type Engine, overLimitIssue } from './engine';
import { fleetIssues, namespaceIssues, secretIssues } from './fleet-issues';
import { FleetCluster, FleetProps } from './fleet-props';
import { addChart, annotate, type Folder, objectsIn } from './folder';
import { FoundMachines } from './found-machines';
import { type Placed, placeMachines } from './placement';
import { shardOf } from './rendezvous';
import { ClusterCapabilities, clusterCapabilities } from '../admission/cluster-capabilities';
import { checkArguments, checkCall } from '../declared/arguments';
import { issue, type Issue, issueText, pathOf, refuse } from '../issues/issues';
import { DISK_PROTECTION, SYNC_OPTIONS, withSyncOption } from '../objects/prune-protection';
import { manifestOf } from '../objects/rendered-object';
import { copyProps, groupBy } from '../plain-data/plain-data';
import { AppOrder } from '../synth/app-order';
import { FleetApp } from '../synth/fleet-app';
import { setFolderFiles } from '../synth/folder-files';

/** The name of the folder with the objects that a cluster's machines share. */
const SHARED = 'shared';

/**
 * Spreads machines over clusters, by labels, room and rules. An engine delivers each machine to its cluster. A machine's place depends on
 * its name and on those of the clusters. As long as no cluster is full, a new machine does not move any other, and a new cluster takes its
 * share of the machines and does not move the others. With `placements`, no machine moves, whether clusters are full or not.
 *
 * Add the construct of each machine to the machine's chart, `chartOf`. Each chart is a folder of the app's output, and an Application, a
 * Kustomization, a ManifestWork or a bundle. The app has to write folders:
 * `new FleetApp({ yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE })`. Synth refuses a folder that exceeds the engine's
 * limits. It also refuses a machine that has a place but does not exist, that is in a folder of another cluster, or whose size differs from
 * what the fleet made room for.
 *
 * The charts are children of the app: `<id>-<cluster>-<shard>`, `<id>-<cluster>-shared`, and those of the engine.
 */
export class Fleet extends Construct {
  /** The cluster of each machine, by name. Keep it in Git and pass it to the next synth, so that every machine stays where it is. */
  public readonly placements: { [machine: string]: string };

  private readonly places: ReadonlyMap<string, Placed>;
  private readonly chartsOfMachines = new Map<string, Chart>();
  private readonly folders: readonly Folder[];
  private readonly props: FleetProps;

  /**
   * Throws one error that lists all names that are duplicates or are not DNS labels, clusters without room, numbers out of range, and rules
   * for groups without machines. Otherwise it lists the machines without a size, those that cannot stay in the cluster of their
   * `placements`, and those that fit into no cluster, or are pinned to one that does not exist, with the room that each cluster has left;
   * otherwise the pins to folders that do not exist.
   *
   * @param scope the app
   * @param id the construct's id, with which the names of folders and Applications begin
   * @param props the clusters, the machines, and the engine that delivers them
   */
  public constructor(scope: Construct, id: string, props: FleetProps) {
    checkCall('Fleet', [scope, id, props], (...valid) => new Fleet(...valid));
    const path = pathOf(scope, id);
    const copied = copyProps(props);
    const { clusters, delivery: { _engine: engine }, handover = false } = copied;
    refuse(fleetIssues(scope, copied), path);
    const [places, unplaced] = placeMachines(copied);
    refuse(unplaced, path);
    const shards = shardsOf(path, copied, places);
    super(scope, id);
    this.props = copied;
    this.places = places;
    this.placements = Object.freeze(Object.fromEntries([...places.keys()].sort().map((machine) => [machine, places.get(machine)!.cluster])));
    const machines = groupBy([...this.places.keys()], (machine) => this.places.get(machine)!.cluster);
    this.folders = [...clusters].sort((one, other) => one.name < other.name ? -1 : 1)
      .flatMap((cluster) => this.addFolders(scope, cluster, groupBy(machines.get(cluster.name) ?? [], (machine) => shards.get(machine)!)));
    engine.deliver(scope, { id, folders: this.folders, handover });
    this.node.addValidation({
      validate: () => {
        this.annotateObjects();
        return this.issues(scope as App).map(issueText);
      },
    });
  }

  /**
   * The chart of a machine, for all of its objects.
   *
   * Throws when the fleet has no machine of that name.
   *
   * @param machine the machine's name
   */
  public chartOf(machine: string): Chart {
    checkArguments('Fleet.chartOf', machine);
    const chart = this.chartsOfMachines.get(machine);
    if (chart === undefined) {
      refuse([issue('', `${JSON.stringify(machine)} is not a machine of the fleet: add it to machines`)], this.node.path);
    }
    return chart!;
  }

  /**
   * The chart of the objects that the machines of a cluster share, such as their namespace and images. Flux applies it before the machines;
   * Argo CD retries the machines until it exists. Undefined if the cluster has no machines.
   *
   * Throws when the fleet has no cluster of that name, or no `shared` charts.
   *
   * @param cluster the cluster's name
   */
  public sharedChartOf(cluster: string): Chart | undefined {
    checkArguments('Fleet.sharedChartOf', cluster);
    refuse([
      ...this.props.shared ? [] : [issue('shared', 'is not set: write true to have charts for what machines share')],
      ...this.props.clusters.some(({ name }) => name === cluster) ? [] : [issue('', `${JSON.stringify(cluster)} is not a cluster of the fleet: add it to clusters`)],
    ], this.node.path);
    return this.folders.find((folder) => folder.isShared && folder.cluster === cluster)?.chart;
  }

  /** Adds the charts of a cluster that has machines. */
  private addFolders(scope: Construct, cluster: FleetCluster, machines: ReadonlyMap<number, readonly string[]>): Folder[] {
    // Two clusters may each have an object of the same name. Charts that share one capabilities object belong to the same cluster.
    const capabilities = cluster.capabilities ?? { ...clusterCapabilities(scope) };
    const add = (suffix: string | number): Folder => {
      const name = `${this.node.id}-${cluster.name}-${suffix}`;
      const chart = addChart(scope, this.node.path, name, { namespace: this.props.namespace });
      ClusterCapabilities.set(chart, capabilities);
      setFolderFiles(chart, this.props.delivery._engine.folderFiles ?? {});
      return { name, cluster: cluster.name, shards: cluster.shards ?? 1, isShared: suffix === SHARED, chart };
    };
    const shared = this.props.shared && machines.size > 0 ? [add(SHARED)] : [];
    return [...shared, ...[...machines].sort(([one], [other]) => one - other).map(([shard, own]) => {
      const folder = add(shard);
      own.forEach((machine) => this.chartsOfMachines.set(machine, folder.chart));
      return folder;
    })];
  }

  /** Adds what keeps objects from being deleted, and what the engine needs. The program may have added objects until now. */
  private annotateObjects(): void {
    const { delivery: { _engine: engine }, handover = false } = this.props;
    for (const object of this.folders.flatMap(objectsIn)) {
      // Deleting a namespace would delete all disks in it.
      if (object.kind === 'Namespace') {
        protectFromPruning(object, 'Prune=false', 'Delete=false');
      }
      if (handover) {
        // No engine may delete an object that moves from one folder to another.
        protectFromPruning(object, 'Prune=false');
      }
      engine.annotate?.(object);
    }
  }

  private issues(app: App): Issue[] {
    const { delivery: { _engine: engine } } = this.props;
    const issues = engine.readsFolders ? outputIssues(app, engine) : hubIssues(app, this.node.id);
    const machines = new FoundMachines(this.places);
    for (const folder of this.folders) {
      const objects = objectsIn(folder);
      if (objects.length === 0) {
        issues.push(issue(`folder ${JSON.stringify(folder.name)}`, 'is empty, and Git keeps no empty folder: add objects to its chart, or leave shared out'));
      }
      objects.forEach((object) => machines.record(object, folder));
      issues.push(...namespaceIssues(folder, objects, engine.namespaceAdvice), ...secretIssues(folder, this.folders));
      const exceeded = engine.usages(objects).filter(({ used, limit }) => used > limit);
      issues.push(...exceeded.map((usage) => overLimitIssue(folder, objects.length, usage)));
    }
    return [...issues, ...machines.issues()];
  }
}

/** The number of each machine's folder. */
function shardsOf(path: string, { clusters, machines }: FleetProps, places: ReadonlyMap<string, Placed>): Map<string, number> {
  const counts = new Map(clusters.map(({ name, shards = 1 }) => [name, shards]));
  const issues: Issue[] = [];
  const shards = new Map(machines.map(({ name, shard }, index) => {
    const { cluster, key } = places.get(name)!;
    const count = counts.get(cluster)!;
    if (shard !== undefined && shard >= count) {
      issues.push(issue(`machines[${index}].shard`, `${shard} is not a folder of cluster ${JSON.stringify(cluster)}, which has ${count}, counted from 0: write a lower number, or more shards`));
    }
    return [name, shard ?? shardOf(key, count)];
  }));
  refuse(issues, path);
  return shards;
}

/** Makes every engine keep an object. Argo CD has its own options for that. */
function protectFromPruning(object: ApiObject, ...options: readonly string[]): void {
  const { annotations = {} } = manifestOf(object).metadata;
  let syncOptions = annotations[SYNC_OPTIONS];
  for (const option of options) {
    syncOptions = withSyncOption(syncOptions, option);
  }
  annotate(object, { ...DISK_PROTECTION, [SYNC_OPTIONS]: syncOptions });
}

/** Why the output would not consist of folders with the names that the engine is given. */
function outputIssues(app: App, { folderFiles = {} }: Engine): Issue[] {
  const [unwritten] = app instanceof FleetApp ? [] : Object.keys(folderFiles);
  if (unwritten !== undefined) {
    return [issue('app', `does not write ${unwritten} into folders, where the engine reads it: write new FleetApp({ yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE })`)];
  }
  if (app.yamlOutputType !== YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE) {
    return [issue('app', 'does not write the folders that the engine reads: write new FleetApp({ yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE })')];
  }
  return AppOrder.resolve(app).hasDependentCharts
    ? [issue('app', 'has charts that depend on each other, so cdk8s numbers their folders and the engine does not find them: let constructs depend only on those of their own chart')] : [];
}

/** Why the machines would be applied to the hub. */
function hubIssues({ yamlOutputType }: App, id: string): Issue[] {
  return yamlOutputType !== YamlOutputType.FILE_PER_APP ? [] : [
    issue('app', 'writes the ManifestWorks for the hub and the machines in them to one file, and applying that to the hub would run the machines there too: '
      + `write yamlOutputType: YamlOutputType.FILE_PER_CHART, and apply only ${JSON.stringify(`${id}-open-cluster-management`)} to the hub`),
  ];
}
