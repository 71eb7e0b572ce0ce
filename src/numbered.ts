// Numbers for objects: the same one for the same object, as long as the program runs.

const numbers = new WeakMap<object, number>();
let last = 0;

export function numberOf(object: object): number {
  const known = numbers.get(object);
  if (known !== undefined) {
    return known;
  }
  last += 1;
  numbers.set(object, last);
  return last;
}
