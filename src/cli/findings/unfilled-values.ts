// Values that another tool fills in later, such as `${NAME}` of Flux. They are unknown when a repository is checked, unless they have a
// default, so issues that they cause are not mistakes.
import type { WrittenReference } from './references';
import { isFilledInLater } from '../../admission/form';
import { PLACEHOLDER_PATTERN } from '../../issues/formats';
import { issue, type Issue, joinPath } from '../../issues/issues';
import { mapStrings } from '../../plain-data/plain-data';
import { valueAt } from '../../yaml/field-value';
import { parseYaml } from '../../yaml/yaml';
import type { Document } from '../manifests/documents';

/** A value and its place. */
interface UnfilledValue {
  readonly file: string;
  readonly line: number;
  readonly path: string;
  /** Whether the verb `render` fills it in. */
  readonly isOurs: boolean;
}

/** How many files a line names before it only counts the rest. */
const MAX_NAMED = 3;

/** A word in capitals, which may also be a mistake, such as `READ_WRITE_ONCE`. */
const WORD = /^\w+$/;

/** A variable and its default, as envsubst and Flux write it. */
const DEFAULT = /\$\{\w+:?[=-]([^{}]+)\}/;
const DEFAULTS = new RegExp(DEFAULT, 'g');

const OURS = new RegExp(`(?<!\\$)${PLACEHOLDER_PATTERN}`);

/** Separates the issues of such values from others, and collects the values. */
export class UnfilledValues {
  private readonly values = new Map<string, UnfilledValue>();

  /** The issues of a document with the defaults of such values, from those without. */
  public withDefaults<Each extends Document>(document: Each, issues: readonly Issue[], issuesOf: (each: Each) => readonly Issue[]): readonly Issue[] {
    if (!issues.some((each) => DEFAULT.test(variableOf(document, each) ?? ''))) {
      return this.without(document, issues);
    }
    // Whether a default such as 2 becomes a number depends on the tool.
    const texts = { ...document, value: filledWithDefaults(document.value, (text) => text) };
    const numbers = { ...document, value: filledWithDefaults(document.value, scalarOf) };
    const ofTexts = new Set(issuesOf(texts).map(({ path }) => path));
    return this.without(texts, issuesOf(numbers).filter(({ path }) => ofTexts.has(path)));
  }

  /** The issues of a document that are not caused by such values. */
  public without(document: Document, issues: readonly Issue[]): readonly Issue[] {
    return issues.flatMap((each) => {
      const variable = variableOf(document, each);
      const message = variable === undefined ? each.message : this.mistakeIn(variable, document, each.path);
      return message === undefined ? [] : [{ ...each, message }];
    });
  }

  /** Adds the names of such values by which a document refers to others. They cause no issues, unless a template does not fill them in. */
  public addReferences(document: Document, references: readonly WrittenReference[]): readonly Issue[] {
    return references.flatMap(({ name, namespace, path }) => {
      const variable = [name, namespace].find(isUnfilled);
      const message = variable === undefined ? undefined : this.mistakeIn(variable, document, path());
      return message === undefined ? [] : [issue(path(), message)];
    });
  }

  /** What is wrong with a value that a template does not fill in; undefined for any other, which is added. */
  private mistakeIn(variable: string, document: Document, path: string): string | undefined {
    const mistake = parameterMistake(variable, document.within?.parameters);
    if (mistake === undefined && !DEFAULT.test(variable)) {
      this.add(document, path, OURS.test(variable));
    }
    return mistake;
  }

  /** A note on such values, if there are any. */
  public noteLines(): string[] {
    const { size } = this.values;
    if (size === 0) {
      return [];
    }
    const files = [...new Set([...this.values.values()].map(({ file }) => file))];
    const template = [...this.values.values()].find(({ isOurs }) => isOurs)?.file;
    const how = template === undefined ? 'give this command the output of that tool as -'
      : `cdk8s-kubevirt render ${template} --set NAME=VALUE | cdk8s-kubevirt validate - checks the result`;
    const named = files.length > MAX_NAMED + 1 ? `${files.slice(0, MAX_NAMED).join(', ')} and ${files.length - MAX_NAMED} more files` : files.join(', ');
    return [`${size === 1 ? '1 value is filled in by another tool and was' : `${size} values are filled in by another tool and were`} not checked (${named}): ${how}`];
  }

  /** The findings on such values with `--strict`. */
  public findings(): { readonly file: string; readonly line?: number; readonly path: string; readonly message: string }[] {
    return [...this.values.values()].map(({ file, line, path }) => (
      { file, ...line === 0 ? {} : { line }, path, message: 'is filled in by another tool and was not checked: give this command the output of that tool as -' }
    ));
  }

  private add({ source, lineAt, placeOf, where, within }: Document, path: string, isOurs: boolean): void {
    const place = placeOf?.(path) ?? { source, line: lineAt(path) };
    this.values.set(`${where} ${path}`, { file: place.source, line: place.line, path: joinPath(within?.path ?? '', path), isOurs });
  }
}

/** A parameter of a template: `${NAME}` within a string, or `${{NAME}}` in the place of a whole value. */
const PARAMETERS = /\$\{(\w+)\}|\$\{\{(\w+)\}\}/g;

/** What is wrong with the parameters in a value of a template, which has all of its parameters listed. */
function parameterMistake(value: string, parameters: ReadonlySet<string> | undefined): string | undefined {
  for (const [written, inString, alone] of parameters === undefined ? [] : value.matchAll(PARAMETERS)) {
    const name = inString ?? alone;
    if (!parameters!.has(name)) {
      return `${written} stays as it is, because the template has no parameter ${name}: add it under parameters`;
    }
    if (alone !== undefined && written !== value) {
      return `${written} stays as it is beside other characters: write \${${name}}`;
    }
  }
  return undefined;
}

/** In a key, a dollar sign without braces begins a directive of a patch. */
const IN_BRACES = /\$\{|\{\{/;

/** The text with a variable that caused an issue; undefined if there is none. */
function variableOf({ value }: Document, { path, message }: Issue): string | undefined {
  const found = valueAt(value, path);
  // A value that is not a string is refused for its content, which the message quotes; a whole object for its name or namespace.
  const texts = typeof found === 'string' ? [found] : path === '' ? [value?.metadata?.name, value?.metadata?.namespace] : [message];
  return texts.find(isUnfilled) ?? (IN_BRACES.test(path) ? path : undefined);
}

/** A text of several lines is mostly a program with its own variables. */
function isUnfilled(text: unknown): text is string {
  return typeof text === 'string' && !text.includes('\n') && !WORD.test(text) && isFilledInLater(text);
}

function filledWithDefaults(value: any, read: (text: string) => unknown): any {
  return mapStrings(value, (text) => isUnfilled(text) && DEFAULT.test(text) ? read(text.replace(DEFAULTS, '$1')) : text);
}

/** The number or boolean that a text is in YAML, or else the text. */
function scalarOf(text: string): unknown {
  const { value } = parseYaml(text).documents[0] ?? {};
  return ['number', 'boolean'].includes(typeof value) ? value : text;
}
