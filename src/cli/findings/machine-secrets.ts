// The Secrets with the cloud-init data or answer files of machines, if both are among the documents, in any order. A fleet has a Secret for
// each machine: for most of them only names are kept, and their documents are read again on demand.
import { DATA_FIELDS } from '../../cloud-init/volumes';
import { detachString } from '../../plain-data/detach-string';
import { isMap } from '../../plain-data/plain-data';
import type { Document, ReadDocument } from '../manifests/documents';

/** A document and its index. */
export interface NumberedDocument {
  readonly document: DocumentOnce;
  readonly index: number;
}

/** A document, and how to read it again if it is not kept. */
type DocumentOnce = Document & Pick<ReadDocument, 'reread'>;

/** A document that can be read again. */
interface RereadableDocument {
  readonly namespace: string | undefined;
  readonly index: number;
  document?: DocumentOnce;
  readonly reread: ReadDocument['reread'];
}

/** How many documents are kept: a machine and its Secret are mostly next to each other. */
const MAX_KEPT = 50;

/** The fields of a machine's cloud-init and Sysprep volumes that name Secrets. */
const REFERENCE_FIELDS: readonly string[] = ['secret', ...DATA_FIELDS.map(({ reference }) => reference)];

export class MachineSecrets {
  /** By the keys of their sets and names. */
  private readonly secrets = new Map<string, RereadableDocument[]>();
  /** Machines whose Secrets were not read yet, by the keys of the Secrets. */
  private readonly waiting = new Map<string, RereadableDocument[]>();
  private readonly keptDocuments: RereadableDocument[] = [];

  /** Adds a Secret, and returns the machines that use it. */
  public add(numbered: NumberedDocument): NumberedDocument[] {
    const { set, value: { metadata } } = numbered.document;
    if (typeof metadata?.name !== 'string') {
      return [];
    }
    const [secret, key] = [this.remember(numbered), keyOf(set, metadata.name)];
    append(this.secrets, key, secret);
    const waiting = this.waiting.get(key) ?? [];
    this.waiting.set(key, waiting.filter((machine) => !isIn(secret, machine)));
    return waiting.filter((machine) => isIn(secret, machine)).flatMap(({ index, ...machine }) => {
      const document = documentOf(machine);
      return document === undefined ? [] : [{ document, index }];
    });
  }

  /** The Secrets of a machine that were read, by their names. It waits for the others. */
  public of(numbered: NumberedDocument): Map<string, any[]> {
    const found = new Map<string, any[]>();
    const names = secretNames(numbered.document.value);
    if (names.size === 0) {
      return found;
    }
    const machine = this.remember(numbered);
    const sets = setsOf(numbered.document);
    for (const name of names) {
      const keys = sets.map((set) => keyOf(set, name));
      const secret = keys.flatMap((key) => this.secrets.get(key) ?? []).find((each) => isIn(each, machine));
      const document = secret && documentOf(secret);
      if (secret === undefined) {
        keys.forEach((key) => append(this.waiting, key, machine));
      } else if (document !== undefined) {
        found.set(name, [document.value]);
      }
    }
    return found;
  }

  private remember({ document, index }: NumberedDocument): RereadableDocument {
    const { value, reread } = document;
    const remembered: RereadableDocument = { namespace: value.metadata?.namespace, index, document, reread };
    if (reread !== undefined) {
      this.keptDocuments.push(remembered);
      if (this.keptDocuments.length > MAX_KEPT) {
        this.keptDocuments.shift()!.document = undefined;
      }
    }
    return remembered;
  }
}

/** The sets in which the Secrets of a machine may be: its own, and that of an object that contains it. */
function setsOf({ set, within }: Document): readonly (string | undefined)[] {
  return within === undefined ? [set] : [set, within.set];
}

function keyOf(set: string | undefined, name: string): string {
  return `${set ?? ''}\n${name}`;
}

function documentOf({ document, reread }: Pick<RereadableDocument, 'document' | 'reread'>): DocumentOnce | undefined {
  return document ?? reread?.();
}

/** Whether a Secret is in the namespace of a machine. A missing namespace is that of the other object. */
function isIn(secret: RereadableDocument, machine: RereadableDocument): boolean {
  return (secret.namespace ?? machine.namespace) === (machine.namespace ?? secret.namespace);
}

function secretNames(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    value.forEach((item) => secretNames(item, names));
  } else if (isMap(value)) {
    for (const field of Object.keys(value)) {
      const inner: any = value[field];
      if (REFERENCE_FIELDS.includes(field) && typeof inner?.name === 'string') {
        names.add(inner.name);
      }
      if (typeof inner === 'object') {
        secretNames(inner, names);
      }
    }
  }
  return names;
}

function append(lists: Map<string, RereadableDocument[]>, key: string, remembered: RereadableDocument): void {
  const list = lists.get(key);
  if (list === undefined) {
    lists.set(detachString(key), [remembered]);
  } else {
    list.push(remembered);
  }
}
