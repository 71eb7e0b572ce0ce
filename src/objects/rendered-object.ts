// Renders any object of an app. An object of this library, even of another copy of it, renders itself without being copied first.
import type { ApiObject } from 'cdk8s';
import type { EmittedObject } from './emitted-object';
import { manifestYaml } from '../yaml/manifest-writer';

type AppObject = ApiObject & Partial<Pick<EmittedObject, '_manifest' | '_yaml'>>;

/** An object's manifest, for reading only. */
export function manifestOf(object: AppObject): any {
  return object._manifest?.() ?? object.toJson();
}

/** An object's document of a YAML file. */
export function yamlOf(object: AppObject): string {
  return object._yaml?.() ?? manifestYaml(object.toJson());
}
