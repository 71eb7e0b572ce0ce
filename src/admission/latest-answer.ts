// Caches the latest result of a function, because rules check one machine after another.

/** Returns a function that caches its result until it is called with other arguments. */
export function cacheLatest<Asked extends readonly object[], Answer>(compute: (...asked: Asked) => Answer): (...asked: Asked) => Answer {
  let latest: { readonly asked: Asked; readonly answer: Answer } | undefined;
  return (...asked) => {
    if (latest === undefined || latest.asked.some((each, index) => each !== asked[index])) {
      latest = { asked, answer: compute(...asked) };
    }
    return latest.answer;
  };
}
