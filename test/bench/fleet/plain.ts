// A fleet's manifests with no library but a YAML writer: `plain.js COUNT FOLDER MANIFESTS WRITER HOW` takes one machine's objects from MANIFESTS
// and writes them for every machine. WRITER selects whose YAML writer is used; with that of `FleetApp`, this is the least that the manifests can
// cost in Node.js. HOW is `together` for one file, `each` for a file per machine, or `ready` for one file with the objects of all machines, which
// are then in MANIFESTS.
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
