// Caches for functions of one string: an app has the same user data in many places, and the same few keys in every object.

/** How many answers a cache keeps. */
const MAX_ENTRIES = 100;

/** A function that caches its answers for the latest strings. Callers must not change an answer: others get the same object. */
export function cacheByText<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    if (answers.has(text)) {
      return answers.get(text)!;
    }
    if (answers.size === MAX_ENTRIES) {
      answers.delete(answers.keys().next().value!);
    }
    const answer = compute(text);
    answers.set(text, answer);
    return answer;
  };
}

/** How many keys a cache keeps. */
const MAX_KEYS = 10_000;

/**
 * Caches answers for the keys of maps, and for other strings of which there are few. It keeps the first answers that are not undefined. It
 * is a class rather than a closure: V8 inlines its method, but would not inline a closure.
 */
export class KeyCache<Answer extends string | object | true | undefined> {
  private readonly answers = new Map<string, Answer>();

  constructor(private readonly compute: (key: string) => Answer) {}

  public of(key: string): Answer {
    const known = this.answers.get(key);
    if (known !== undefined) {
      return known;
    }
    const answer = this.compute(key);
    if (answer !== undefined && this.answers.size < MAX_KEYS) {
      this.answers.set(key, answer);
    }
    return answer;
  }
}
