// The output of a wait: lines for logs, or one JSON document for programs. The live table has its own file.
import { namingOf, ObjectOutcome, Outcome, report, describe } from './report';
import type { ObjectReference } from '../../cluster/cluster';
import type { ObjectNaming } from '../../cluster/object-name';
import { jsonLines } from '../../terminal/serialize';

/** Displays a wait. No method is called after `finish` or `abort`. */
export interface Display {
  /** The wait starts. */
  begin(objects: readonly ObjectReference[]): void;
  /** The state of an object has changed. */
  update(object: ObjectOutcome): void;
  /** The wait ends with an error, which the caller prints. */
  abort(): void;
  /** The wait is over; `givenUp` is the reason if it ended early. */
  finish(outcome: Outcome, givenUp?: string): void;
}

type Print = (lines: readonly string[]) => void;

/** One line per change; for imports, one line per ten percent. */
export class LineDisplay implements Display {
  private naming: ObjectNaming = namingOf([]);
  private readonly lastLines = new Map<ObjectReference, string>();

  constructor(private readonly printLines: Print) {}

  begin(objects: readonly ObjectReference[]): void {
    this.naming = namingOf(objects);
  }

  update(outcome: ObjectOutcome): void {
    const { object, state, progress, ...others } = outcome;
    const step = progress === undefined ? undefined : `${Math.floor(parseFloat(progress) / 10) * 10}%`;
    const line = `${this.naming(object)}: ${describe({ ...others, object, state, ...step !== undefined && { progress: step } })}`;
    // A line is not repeated if only the state became `failed`: the report has it.
    const printed = `${line}${state === 'ready' ? ' (ready)' : ''}`;
    if (this.lastLines.get(object) !== printed) {
      this.lastLines.set(object, printed);
      this.printLines([printed]);
    }
  }

  abort(): void {}

  finish(outcome: Outcome, givenUp?: string): void {
    this.printLines(report(outcome, givenUp));
  }
}

/** One JSON document at the end. */
export class JsonDisplay implements Display {
  constructor(private readonly print: Print) {}

  begin(): void {}

  update(): void {}

  abort(): void {}

  finish({ isReady, objects }: Outcome, givenUp?: string): void {
    const document = {
      ready: isReady,
      ...givenUp !== undefined && { givenUp },
      objects: objects.map(({ object: { apiVersion, kind, namespace, name }, elapsed, facts, ...known }) =>
        ({ apiVersion, kind, namespace, name, ...known, facts, elapsedSeconds: elapsed / 1000 })),
    };
    this.print(jsonLines(document));
  }
}
