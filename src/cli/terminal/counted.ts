// A number of things in words.

/** Such as `1 object` and `3 objects`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
