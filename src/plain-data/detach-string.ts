// A copy of a string, for code that keeps it: a substring would keep the whole longer string in memory.

export function detachString(text: string): string {
  return JSON.parse(JSON.stringify(text));
}
