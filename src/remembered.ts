// What was found out once, kept for when it is asked again: the machines of a fleet are given the same texts.
import { textOf } from './plain-data';

/** Answers by text, of which those that came first make room for those that come later. */
export class Memory<Answer> extends Map<string, Answer> {
  constructor(private readonly most: number) {
    super();
  }

  public set(text: string, answer: Answer): this {
    if (this.size === this.most && !this.has(text)) {
      this.delete(this.keys().next().value!);
    }
    return super.set(text, answer);
  }
}

/** Answers by text for each of several objects, for as long as the object is there. */
export class Memories<Answer> {
  private readonly memories = new WeakMap<object, Memory<Answer>>();

  /** @param most how many are kept for each */
  constructor(private readonly most: number) {}

  public of(object: object): Memory<Answer> {
    const known = this.memories.get(object) ?? new Memory<Answer>(this.most);
    this.memories.set(object, known);
    return known;
  }
}

/**
 * A function of texts that answers at once for a text that it was asked about lately. Whoever is answered may not change
 * the answer.
 */
export function remembered<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const answers = new Memory<Answer>(100);
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) {
      return known as Answer;
    }
    const found = answer(text);
    answers.set(text, found);
    return found;
  };
}

/** The same of data; what is more than plain data is answered anew each time. */
export function rememberedByData<Data, Answer>(answer: (data: Data) => Answer): (data: Data) => Answer {
  const ofText = remembered((text) => answer(JSON.parse(text)));
  return (data) => {
    const text = textOf(data);
    return text === undefined ? answer(data) : ofText(text);
  };
}
