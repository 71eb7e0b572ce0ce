// A violation of a document or advice on it, with the file and line of its field, and its text.
import { adviceLines, type PlacedAdvice } from '../../admission/advice/report';
import { type Issue, joinPath } from '../../issues/issues';
import { detachString } from '../../plain-data/detach-string';
import { groupBy } from '../../plain-data/plain-data';
import { foreignSpaceIn } from '../../yaml/foreign-spaces';
import type { Document } from '../manifests/documents';

/** A violation or advice, and its place. For a file that cannot be read, it has only the file and the reason. */
export interface Finding extends Partial<Pick<Issue, 'path' | 'rule' | 'line'>> {
  readonly file: string;
  readonly kind?: string;
  readonly namespace?: string;
  readonly name?: string;
  /** The object that installs the release of a chart, if only one of several has the finding. */
  readonly release?: string;
  readonly message: string;
}

/** A finding in one line: `file:line: Kind/name: path: message [rule]`. */
export function report(finding: Finding): string {
  const { place, message } = placeAndMessage(finding);
  return `${place}: ${message}`;
}

/** Advice in the lines of `report`; advice on many objects is one line. */
export function adviceReport(advice: readonly Finding[]): string[] {
  return adviceLines(advice.map(placeAndMessage));
}

function placeAndMessage({ file, line, kind, name, release, path, message, rule }: Finding): PlacedAdvice {
  const object = [kind, name].filter((step) => step !== undefined).join('/') + (release === undefined ? '' : ` of ${release}`);
  return {
    place: [line === undefined ? file : `${file}:${line}`, object].filter(Boolean).join(': '),
    message: `${path ? `${path}: ` : ''}${message}${rule === undefined ? '' : ` [${rule}]`}`,
  };
}

/** The violations or advice of a document, in the order of its lines. */
export function findingsIn(document: Document, violations: readonly Issue[]): Finding[] {
  if (violations.length === 0) {
    return [];
  }
  const { source, lineAt, placeOf = (path: string) => ({ source, line: lineAt(path) }), within, release } = document;
  const value = within === undefined ? document.value : within.object;
  const named = { kind: text(value?.kind), namespace: text(value?.metadata?.namespace), name: text(value?.metadata?.name) };
  const object = release === undefined ? named : { ...named, release };
  const pathOf = (path: string) => detachString(joinPath(within?.path ?? '', path));
  return violations
    .map(({ path, message, rule }) => (
      { ...placeOf(path), ...object, path: pathOf(path), message: detachString(message + spaceNote(path + message)), rule }
    ))
    .sort((one, other) => one.line - other.line)
    // Output of a program has no lines.
    .map(({ source: file, line, ...finding }) => ({ file, ...line === 0 ? {} : { line }, ...finding }));
}

/** A note on a space in a field or a value that looks like the usual one. */
function spaceNote(shown: string): string {
  const space = foreignSpaceIn(shown);
  return space === undefined ? '' : `; it has ${space.name}, write a usual space or none`;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? detachString(value) : undefined;
}

/** The finding on what cannot be read or is not checked, which has no path. */
export function unreadable({ source = '', line, message }: Issue): Finding {
  return { file: source, line, message };
}

/** A finding in one file that several overlays, or releases of a chart, use is reported once. */
export function distinctFindings(all: readonly Finding[]): Finding[] {
  const groups = groupBy(all, (finding) => report({ ...finding, release: undefined })).values();
  return Array.from(groups, ([{ release, ...first }, ...others]) => (
    release === undefined || others.some((other) => other.release !== release) ? first : { ...first, release }
  ));
}
