// Caches the latest answer of a function: rules are asked about one machine after the other.

/** A function that computes its answer once, and keeps it until it is asked about something else. */
export function cacheLatest<Asked extends readonly object[], Answer>(compute: (...asked: Asked) => Answer): (...asked: Asked) => Answer {
  let latest: { readonly asked: Asked; readonly answer: Answer } | undefined;
  return (...asked) => {
    if (latest === undefined || latest.asked.some((each, index) => each !== asked[index])) {
      latest = { asked, answer: compute(...asked) };
    }
    return latest.answer;
  };
}
