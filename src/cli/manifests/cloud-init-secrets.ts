// The Secrets that the cloud-init of machines is in, where both are among the documents, in whichever order. A fleet has a Secret a
// machine: of most of them names are kept, and their documents are read again when they are asked for.
import type { Document, ReadDocument } from './documents';
import { ownText } from '../../plain-data/own-text';
import { isMap } from '../../plain-data/plain-data';

/** A document and its number among all. */
export interface NumberedDocument {
  readonly document: DocumentOnce;
  readonly index: number;
}

/** A document, and how it is read again if it is not to be kept. */
type DocumentOnce = Document & Pick<ReadDocument, 'reread'>;

/** A document that may be asked for again. */
interface Remembered {
  readonly namespace: string | undefined;
  readonly index: number;
  document?: DocumentOnce;
  readonly reread: ReadDocument['reread'];
}

/** How many documents are kept: a machine and its Secret mostly stand side by side. */
const MOST_KEPT = 50;

/** The fields of a machine's cloud-init that name Secrets. */
const REFERENCES = ['secretRef', 'networkDataSecretRef'];

export class CloudInitSecrets {
  private readonly secrets = new Map<string, Remembered[]>();
  /** Machines whose Secrets have not come yet, by the names of those. */
  private readonly waiting = new Map<string, Remembered[]>();
  private readonly latest: Remembered[] = [];

  /** Adds a Secret; those are the machines that it is the Secret of. */
  public add(numbered: NumberedDocument): NumberedDocument[] {
    const { metadata } = numbered.document.value;
    if (typeof metadata?.name !== 'string') {
      return [];
    }
    const secret = this.remember(numbered);
    append(this.secrets, metadata.name, secret);
    const waiting = this.waiting.get(metadata.name) ?? [];
    this.waiting.set(metadata.name, waiting.filter((machine) => !isIn(secret, machine)));
    return waiting.filter((machine) => isIn(secret, machine)).flatMap(({ index, ...machine }) => {
      const document = documentOf(machine);
      return document === undefined ? [] : [{ document, index }];
    });
  }

  /** The Secrets of a machine that have come, by their names; it waits for the others. */
  public of(numbered: NumberedDocument): Map<string, any[]> {
    const found = new Map<string, any[]>();
    const names = secretNames(numbered.document.value);
    if (names.size === 0) {
      return found;
    }
    const machine = this.remember(numbered);
    for (const name of names) {
      const secret = this.secrets.get(name)?.find((each) => isIn(each, machine));
      const document = secret && documentOf(secret);
      if (secret === undefined) {
        append(this.waiting, name, machine);
      } else if (document !== undefined) {
        found.set(name, [document.value]);
      }
    }
    return found;
  }

  private remember({ document, index }: NumberedDocument): Remembered {
    const { value, reread } = document;
    const remembered: Remembered = { namespace: value.metadata?.namespace, index, document, reread };
    if (reread !== undefined) {
      this.latest.push(remembered);
      if (this.latest.length > MOST_KEPT) {
        this.latest.shift()!.document = undefined;
      }
    }
    return remembered;
  }
}

function documentOf({ document, reread }: Pick<Remembered, 'document' | 'reread'>): DocumentOnce | undefined {
  return document ?? reread?.();
}

/** Whether a Secret is in the namespace of a machine; one that is written nowhere is that of the other. */
function isIn(secret: Remembered, machine: Remembered): boolean {
  return (secret.namespace ?? machine.namespace) === (machine.namespace ?? secret.namespace);
}

function secretNames(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    value.forEach((item) => secretNames(item, names));
  } else if (isMap(value)) {
    for (const field of Object.keys(value)) {
      const inner: any = value[field];
      if (REFERENCES.includes(field) && typeof inner?.name === 'string') {
        names.add(inner.name);
      }
      if (typeof inner === 'object') {
        secretNames(inner, names);
      }
    }
  }
  return names;
}

function append(lists: Map<string, Remembered[]>, name: string, remembered: Remembered): void {
  const list = lists.get(name);
  if (list === undefined) {
    lists.set(ownText(name), [remembered]);
  } else {
    list.push(remembered);
  }
}
