// A cache of what rules find out about the context that they are asked in: they are asked about one after the other.

/** A function that computes its answer for a context once, and keeps it until it is asked about another one. */
export function cacheForContext<Context, Arguments extends readonly unknown[], Answer>(
  compute: (context: Context, ...more: Arguments) => Answer,
): (context: Context, ...more: Arguments) => Answer {
  let latest: { readonly context: Context; readonly answer: Answer } | undefined;
  return (context, ...more) => {
    if (latest === undefined || latest.context !== context) {
      latest = { context, answer: compute(context, ...more) };
    }
    return latest.answer;
  };
}
