// A cache for functions of one text: an app has the same cloud-init text in many places.

/** How many answers a cache keeps. */
const MOST_ANSWERS = 100;

/**
 * A function that caches its answers for the latest texts. Callers may not change an answer: others get the same object.
 */
export function cacheByText<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    if (answers.has(text)) {
      return answers.get(text)!;
    }
    if (answers.size === MOST_ANSWERS) {
      answers.delete(answers.keys().next().value!);
    }
    const answer = compute(text);
    answers.set(text, answer);
    return answer;
  };
}
