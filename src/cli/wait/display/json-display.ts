// One JSON document at the end, for programs; what happens meanwhile is told to nobody, except notes.
import type { Display } from './display';
import type { Sink } from './line-display';
import type { Outcome } from '../outcome';

export class JsonDisplay implements Display {
  constructor(private readonly sink: Sink, private readonly notes: Sink) {}

  began(): void {}

  changed(): void {}

  noted(note: string): void {
    this.notes.write(`note: ${note}\n`);
  }

  dropped(): void {}

  ended({ isReady, objects }: Outcome, givenUp?: string): void {
    const document = {
      ready: isReady,
      ...givenUp !== undefined && { givenUp },
      objects: objects.map(({ object: { apiVersion, kind, namespace, name }, elapsed, facts, ...known }) =>
        ({ apiVersion, kind, namespace, name, ...known, facts, elapsedSeconds: elapsed / 1000 })),
    };
    this.sink.write(`${JSON.stringify(document, undefined, 2)}\n`);
  }
}
