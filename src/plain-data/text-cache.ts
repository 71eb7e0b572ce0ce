// Answers of functions of one text, kept for when they are asked again: an app has the same cloud-init text in many places.

/** How many answers a function keeps. */
const MOST = 100;

/**
 * A function of texts that answers at once for a text that it was asked about lately. Whoever is answered may not change
 * the answer.
 */
export function cacheByText<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    if (answers.has(text)) {
      return answers.get(text)!;
    }
    if (answers.size === MOST) {
      answers.delete(answers.keys().next().value!);
    }
    const answer = compute(text);
    answers.set(text, answer);
    return answer;
  };
}
