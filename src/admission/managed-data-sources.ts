// Checks for a DataSource that two manifests set: CDI lets one DataImportCron manage it, and overwrites what a manifest has.
import { FirstOwners } from './first-owners';
import type { RuleDescription } from './rule';
import type { Issue } from '../issues/issues';
import { textOf } from '../plain-data/plain-data';

export const DATA_SOURCE_MANAGED_TWICE: RuleDescription = {
  name: 'data-source-managed-twice',
  refuses: 'a DataSource that two DataImportCrons manage, or one in the manifests that a DataImportCron manages',
  story: 'CDI creates the DataSource in managedDataSource and points it to each new import, so no manifest of it is needed. If a manifest creates it '
    + 'first, CDI imports the image, but never points the DataSource to it. If CDI creates it first, each apply points it away from the import. A '
    + 'second DataImportCron for a DataSource does nothing while the first one exists, and has an event with the reason ErrDataSourceAlreadyManaged.',
};

/** Finds DataSources that several manifests set. No schema has checked the objects. */
export class ManagedDataSources<Cluster> {
  private readonly written = new FirstOwners<Cluster, string>();
  private readonly managed = new FirstOwners<Cluster, string>();

  /**
   * Returns the advice on the next object.
   *
   * @param where its place, for messages on later objects
   */
  public check(cluster: Cluster, object: any, where: string): Issue[] {
    const { kind, metadata, spec } = object;
    const namespace = textOf(metadata?.namespace);
    if (kind === 'DataSource' && !isLeftToCdi(object)) {
      const name = textOf(metadata?.name);
      this.written.register(cluster, namespace, name, where);
      const cron = this.managed.find(cluster, namespace, name);
      return cron === undefined ? [] : [issueAt('metadata.name', `${JSON.stringify(name)} is the DataSource that CDI creates for the DataImportCron at ${cron}, remove this manifest or write another name`)];
    }
    const name = kind === 'DataImportCron' ? textOf(spec?.managedDataSource) : '';
    return name === '' ? [] : this.managedIssues(cluster, namespace, name, where);
  }

  private managedIssues(cluster: Cluster, namespace: string, name: string, where: string): Issue[] {
    const first = this.managed.register(cluster, namespace, name, where);
    const manifest = this.written.find(cluster, namespace, name);
    if (first !== where) {
      return [issueAt(MANAGED, `${JSON.stringify(name)} is already the DataSource of the DataImportCron at ${first}, and CDI ignores this one, write another name`)];
    }
    return manifest === undefined ? [] : [issueAt(MANAGED, `CDI creates the DataSource ${JSON.stringify(name)}, which is also at ${manifest}, remove that manifest or write another name`)];
  }
}

/** Whether a DataSource leaves its source to the DataImportCron that its label names, such as one that OpenShift's operator writes. */
function isLeftToCdi({ metadata, spec }: any): boolean {
  return textOf(metadata?.labels?.['cdi.kubevirt.io/dataImportCron']) !== '' && Object.keys(spec?.source ?? {}).length === 0;
}

const MANAGED = 'spec.managedDataSource';

function issueAt(path: string, message: string): Issue {
  return { path, message, rule: DATA_SOURCE_MANAGED_TWICE.name };
}
