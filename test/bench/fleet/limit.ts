// The least that a fleet's manifests can cost in Node.js: `limit.js COUNT FOLDER MANIFESTS` has the objects of MANIFESTS written
// down, writes them for every machine, and does nothing else; it does not even load the library or cdk8s.
import { join } from 'path';
import { namesOf, objectsOf } from './sample';
import { writeDocuments } from '../../../src/synth/manifest-file';
import { manifestYaml } from '../../../src/synth/manifest-writer';

const [count, folder, file] = process.argv.slice(2);

function* documents(): Iterable<string> {
  const objects = objectsOf(file);
  for (const name of namesOf(Number(count))) {
    yield* objects(name).map(manifestYaml);
  }
}

writeDocuments(join(folder, 'fleet.yaml'), documents());
