// Patterns of paths, as in an ApplicationSet and in `.gitignore`.

/** Whether a path is like a pattern, whose stars stand for any text, as when git lists files. */
export function isLike(path: string, pattern: string): boolean {
  const [first, ...others] = pattern.split(/\*+/);
  const last = others.pop();
  if (last === undefined) {
    return path === pattern;
  }
  const end = others.reduce((from, part) => {
    const at = path.indexOf(part, from);
    return at < 0 ? Infinity : at + part.length;
  }, path.startsWith(first) ? first.length : Infinity);
  return end + last.length <= path.length && path.endsWith(last);
}
