// Caches the latest result of a function, because rules check one machine after another.

/** Returns a function that caches its result until it is called with other arguments. */
export function cacheLatest<Args extends readonly object[], Result>(compute: (...args: Args) => Result): (...args: Args) => Result {
  let latest: { readonly args: Args; readonly result: Result } | undefined;
  return (...args) => {
    if (latest === undefined || latest.args.some((each, index) => each !== args[index])) {
      latest = { args, result: compute(...args) };
    }
    return latest.result;
  };
}
