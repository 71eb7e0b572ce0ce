// A fleet's manifests without any library but one that writes YAML: `plain.js COUNT FOLDER MANIFESTS WRITER HOW` has the objects of
// MANIFESTS written down, writes them for every machine, and does nothing else. WRITER is whose writer it uses; with `FleetApp`'s
// this is the least that the manifests can cost in Node.js. HOW is `together` in one file, or `each` in a file of its own, or `ready` for
// objects of which MANIFESTS has all, in one file.
import { join } from 'path';
import { namesOf, objectsOf, readyObjects } from './sample';
import { writeDocuments } from '../../../src/synth/manifest-file';
import { manifestYaml } from '../../../src/yaml/manifest-writer';

type Write = (object: object) => string;

const WRITERS: { readonly [name: string]: () => Promise<Write> } = {
  'fleet-app': async () => manifestYaml,
  'js-yaml': async () => {
    const { dump } = await import('js-yaml');
    return (object) => dump(object, { noRefs: true, lineWidth: -1 });
  },
  'yaml': async () => {
    const { stringify } = await import('yaml');
    return (object) => stringify(object, { lineWidth: 0 });
  },
};

function* documents(names: readonly string[], objects: (name: string) => object[], write: Write): Iterable<string> {
  for (const name of names) {
    yield* objects(name).map(write);
  }
}

async function main([count, folder, file, writer, how]: string[]): Promise<void> {
  const write = await WRITERS[writer]();
  if (how === 'ready') {
    writeDocuments(join(folder, 'fleet.yaml'), readyObjects(file).map(write));
    return;
  }
  const objects = objectsOf(file);
  const names = namesOf(Number(count));
  if (how === 'each') {
    names.forEach((name) => writeDocuments(join(folder, `${name}.yaml`), documents([name], objects, write)));
  } else {
    writeDocuments(join(folder, 'fleet.yaml'), documents(names, objects, write));
  }
}

void main(process.argv.slice(2));
