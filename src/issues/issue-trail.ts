// The path of the field that is being copied or merged, and the refusals so far: they are collected with their paths and thrown together.
import { issue, type Issue, refuse } from './issues';

/** Field names and directives. Labels and annotations that could be taken for a path are quoted. */
const PLAIN_KEY = /^[\w-]+$|^\$\w+(\/\w*)?$/;

/** Why a value cannot be copied or merged; the trail adds the path. */
export class Refusal extends Error {}

/** The path from the document to the field at hand. */
export class Trail {
  private readonly keys: (string | number)[] = [];
  private readonly refusals: Issue[] = [];

  /**
   * @param document the name of the whole document in messages
   * @param prefix the prefix of the path of a field in messages
   */
  constructor(private readonly document: string, private readonly prefix: string = '') {}

  /** Does the work at a field or item. A refusal is recorded with its path and returns undefined, so that work continues with the next field. */
  public at<T>(key: string | number, work: () => T): T | undefined {
    this.keys.push(key);
    const result = this.collectRefusal(work);
    this.keys.pop();
    return result;
  }

  /** Does the work for the whole document, then throws all refusals as one error, one per line. */
  public finish<T>(work: () => T): T {
    const result = this.collectRefusal(work);
    refuse(this.refusals);
    return result as T;
  }

  private collectRefusal<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      this.refusals.push(issue(this.path(), error.message));
      return undefined;
    }
  }

  private path(): string {
    const steps = this.keys.map((key) => typeof key === 'number' ? `[${key}]` : PLAIN_KEY.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`);
    return steps.length === 0 ? this.document : this.prefix + steps.join('').replace(/^\./, '');
  }
}
