// DataSources that point to other DataSources.
import type { DataSourceRule } from '../rule';

/** CDI must be able to resolve a DataSource that points to another one. */
export const dataSourceResolvable: DataSourceRule = {
  name: 'data-source-resolvable',
  refuses: 'a DataSource that points to itself, or to one of another namespace',
  story: 'CDI admits it, and it is never ready: nothing is cloned from it. To use images of another namespace, point to a claim or a snapshot there.',
  check: ({ source }, refuse, { object: { metadata = {} } }) => {
    const { name, namespace = metadata.namespace } = source?.dataSource ?? {};
    // A manifest without a namespace may be applied to any namespace.
    if (metadata.namespace && namespace && namespace !== metadata.namespace) {
      refuse('source.dataSource.namespace', `${JSON.stringify(namespace)} is not the DataSource's own, write ${JSON.stringify(metadata.namespace)} or point to a claim by pvc`);
    } else if (name && name === metadata.name && namespace === metadata.namespace) {
      refuse('source.dataSource.name', `${JSON.stringify(name)} is the DataSource itself, write the name of another one`);
    }
  },
};
