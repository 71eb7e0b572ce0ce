// The least that a fleet's manifests can cost in Node.js: `limit.js COUNT FOLDER MANIFESTS` has the objects of MANIFESTS written
// down, writes them for every machine, and does nothing else; it does not even load the library or cdk8s.
import { join } from 'path';
import { namesOf, objectsOf } from './sample';
import { writeManifests } from '../../../src/synth/manifest-file';

const [count, folder, file] = process.argv.slice(2);

function* manifests(): Iterable<object> {
  const objects = objectsOf(file);
  for (const name of namesOf(Number(count))) {
    yield* objects(name);
  }
}

writeManifests(join(folder, 'fleet.yaml'), manifests());
