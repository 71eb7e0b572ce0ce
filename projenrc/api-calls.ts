// How each language calls a constructor or a function of the API.

/** How each language calls, by the fence name of its code blocks. */
export const LANGUAGES: { readonly [name: string]: CallOf } = { ts: typeScript, python, java, go };

interface Given {
  readonly name: string;
  /** The struct's name, if the parameter is one: languages pass structs in their own ways. */
  readonly struct?: string;
}

interface Called {
  readonly name: string;
  readonly isStatic: boolean;
}

type CallOf = (owner: string, given: readonly Given[], method?: Called) => string;

function typeScript(owner: string, given: readonly Given[], method?: Called): string {
  const args = given.map(({ name, struct }) => struct ? '{ … }' : name).join(', ');
  return method ? `${method.isStatic ? owner : instance(owner)}.${method.name}(${args})` : `new ${owner}(${args})`;
}

function python(owner: string, given: readonly Given[], method?: Called): string {
  const args = given.map(({ name, struct }) => struct ? '…' : snake(name)).join(', ');
  return method ? `${method.isStatic ? owner : snake(owner)}.${snake(method.name)}(${args})` : `${owner}(${args})`;
}

function java(owner: string, given: readonly Given[], method?: Called): string {
  const isBuilt = given.at(-1)?.struct !== undefined;
  if (!method && isBuilt) {
    return `${owner}.Builder.create(${given.slice(0, -1).map(({ name }) => name).join(', ')}).….build()`;
  }
  const args = given.map(({ name, struct }) => struct ? `${struct}.builder().….build()` : name).join(', ');
  return method ? `${method.isStatic ? owner : instance(owner)}.${method.name}(${args})` : `new ${owner}(${args})`;
}

function go(owner: string, given: readonly Given[], method?: Called): string {
  const args = given.map(({ name, struct }) => struct ? `&${struct}{…}` : name).join(', ');
  if (!method) {
    return `New${owner}(${args})`;
  }
  const name = method.name[0].toUpperCase() + method.name.slice(1);
  return method.isStatic ? `${owner}_${name}(${args})` : `${instance(owner)}.${name}(${args})`;
}

function instance(owner: string): string {
  return owner[0].toLowerCase() + owner.slice(1);
}

function snake(name: string): string {
  return instance(name).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
