// Files that FleetApp writes next to the manifests in a chart's folder, for a tool that reads its options for the folder there.
import { Chart } from 'cdk8s';
import { entriesOf } from '../plain-data/plain-data';

const CONTEXT = 'cdk8s-kubevirt/folder-files';

/** The contents of files, by name. */
export interface FolderFiles {
  readonly [name: string]: string;
}

/** Sets the files of an empty chart. */
export function setFolderFiles(chart: Chart, files: FolderFiles): void {
  chart.node.setContext(CONTEXT, files);
}

export function folderFiles(chart: Chart): [name: string, text: string][] {
  return entriesOf((chart.node.tryGetContext(CONTEXT) ?? {}) as FolderFiles);
}
