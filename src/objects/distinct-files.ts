// Checks that an app with a file for each object writes each to its own file: otherwise the last one would replace the others.
import { ApiObject, type App, Chart, YamlOutputType } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { manifestOf } from './rendered-object';
import { FirstOwners } from '../admission/first-owners';
import { issueText } from '../issues/issues';
import { table } from '../plain-data/plain-data';

/** The characters that are removed from the file names of objects. */
const NOT_IN_FILE_NAMES = /[^0-9a-zA-Z-_.]/g;

/** The name of an object's file, without the extension, as cdk8s has it. */
export function objectFile({ kind, metadata }: { readonly kind: string; readonly metadata: { readonly name?: string } }): string {
  return `${kind}.${metadata.name}`.replace(NOT_IN_FILE_NAMES, '');
}

/** The advice for two objects with the same file, by the app's output type. */
const ADVICE: { readonly [type: string]: string } = table({
  [YamlOutputType.FILE_PER_RESOURCE]: 'write yamlOutputType: YamlOutputType.FILE_PER_CHART, or give each another name',
  [YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE]: 'put one into another chart, give it another name, or write yamlOutputType: YamlOutputType.FILE_PER_CHART',
});

const checkedApps = new WeakSet<IConstruct>();

/** Makes `App.synth` refuse objects with the same file, once for an app. An app without objects of this library is left to cdk8s. */
export function refuseSharedFiles(app: IConstruct): void {
  if (!checkedApps.has(app)) {
    checkedApps.add(app);
    app.node.addValidation({ validate: () => [...findSharedFiles(app as App)] });
  }
}

/** A message for each object whose file another one already has. */
function* findSharedFiles({ node, yamlOutputType, outputFileExtension }: App): Iterable<string> {
  const advice = ADVICE[yamlOutputType];
  if (advice === undefined) {
    return;
  }
  const isByManifest = yamlOutputType === YamlOutputType.FILE_PER_RESOURCE;
  const firsts = new FirstOwners<Chart | undefined, ApiObject>();
  for (const object of node.findAll().filter(ApiObject.isApiObject)) {
    const folder = isByManifest ? undefined : Chart.of(object);
    const file = objectFile(isByManifest ? patchedObject(object) : object);
    // Some file systems ignore case.
    const first = firsts.register(folder, '', file.toLowerCase(), object);
    if (first !== object) {
      const message = `${object.kind} ${JSON.stringify(object.name)} has the file ${JSON.stringify(file + outputFileExtension)}, like ${first.kind} `
        + `${JSON.stringify(first.name)} at ${first.node.path}, and one of them would be lost: ${advice}`;
      yield issueText({ path: object.node.path, message });
    }
  }
}

/** The object that names a file if patches count: the manifest, or the object itself if it cannot be rendered, which is reported elsewhere. */
function patchedObject(object: ApiObject): Parameters<typeof objectFile>[0] {
  try {
    const manifest = manifestOf(object);
    return manifest?.metadata === undefined ? object : manifest;
  } catch {
    return object;
  }
}
