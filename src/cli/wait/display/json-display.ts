// One JSON document at the end, for programs; what happens meanwhile is told to nobody, except notes.
import type { Display } from './display';
import type { Print } from './line-display';
import { jsonLines } from '../../terminal/serialize';
import type { Outcome } from '../outcome';

export class JsonDisplay implements Display {
  /** @param print takes the document, `tell` the notes */
  constructor(private readonly print: Print, private readonly tell: Print) {}

  began(): void {}

  changed(): void {}

  noted(note: string): void {
    this.tell([`note: ${note}`]);
  }

  dropped(): void {}

  ended({ isReady, objects }: Outcome, givenUp?: string): void {
    const document = {
      ready: isReady,
      ...givenUp !== undefined && { givenUp },
      objects: objects.map(({ object: { apiVersion, kind, namespace, name }, elapsed, facts, ...known }) =>
        ({ apiVersion, kind, namespace, name, ...known, facts, elapsedSeconds: elapsed / 1000 })),
    };
    this.print(jsonLines(document));
  }
}
