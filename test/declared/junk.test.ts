import { call, FUNCTIONS, type Place, places, sample, spoiled } from './calls';
import { fault } from './fault';
import { JUNK } from './junk';

async function faultOf(name: string, args: readonly unknown[]): Promise<string | undefined> {
  try {
    await call(name, args);
    return undefined;
  } catch (error) {
    return fault(error);
  }
}

/** The arguments of a function, valid except at one place in one of them. */
function argumentsWith(parameters: typeof FUNCTIONS[number]['parameters'], at: number, place: Place, junk: unknown): unknown[] {
  return parameters.map(({ name, type }, index) => index === at ? spoiled(type, place, junk, name) : sample(type, name));
}

test.each(FUNCTIONS)('$name accepts junk or refuses it with an error of the library', async ({ name, parameters }) => {
  const faults: string[] = [];
  for (const [at, parameter] of parameters.entries()) {
    for (const place of places(parameter.type)) {
      for (const [what, junk] of JUNK) {
        const found = await faultOf(name, argumentsWith(parameters, at, place, junk));
        if (found !== undefined) {
          faults.push(`${what} for ${[parameter.name, ...place].join('.')}: ${found}`);
        }
      }
    }
  }
  expect(faults).toEqual([]);
});

test.each(FUNCTIONS)('$name reports missing arguments with an error of the library', async ({ name }) => {
  expect(await faultOf(name, [])).toBeUndefined();
});
