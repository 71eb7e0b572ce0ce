// The least that a fleet's manifests can cost in Node.js: `limit.js COUNT FOLDER MANIFESTS HOW` has the objects of MANIFESTS written
// down, writes them for every machine, and does nothing else; it does not even load the library or cdk8s. HOW is `together` in
// one file, or `each` in a file of its own.
import { join } from 'path';
import { namesOf, objectsOf } from './sample';
import { writeDocuments } from '../../../src/synth/manifest-file';
import { manifestYaml } from '../../../src/synth/manifest-writer';

const [count, folder, file, how] = process.argv.slice(2);
const objects = objectsOf(file);
const names = namesOf(Number(count));

function* documents(of: readonly string[]): Iterable<string> {
  for (const name of of) {
    yield* objects(name).map(manifestYaml);
  }
}

if (how === 'each') {
  names.forEach((name) => writeDocuments(join(folder, `${name}.yaml`), documents([name])));
} else {
  writeDocuments(join(folder, 'fleet.yaml'), documents(names));
}
