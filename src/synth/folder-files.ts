// Files that FleetApp writes beside the manifests of a chart's folder, for a tool that is told of the folder there.
import { Chart } from 'cdk8s';
import { entriesOf } from '../plain-data/plain-data';

const CONTEXT = 'cdk8s-kubevirt/folder-files';

/** The texts of files by their names. */
export interface FolderFiles {
  readonly [name: string]: string;
}

/** Sets the files of a chart in which nothing is yet. */
export function setFolderFiles(chart: Chart, files: FolderFiles): void {
  chart.node.setContext(CONTEXT, files);
}

export function folderFiles(chart: Chart): [name: string, text: string][] {
  return entriesOf((chart.node.tryGetContext(CONTEXT) ?? {}) as FolderFiles);
}
