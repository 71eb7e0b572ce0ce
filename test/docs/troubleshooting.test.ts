// The page of some symptom covers every cause that the diagnosis knows, with the command's own word and advice.
import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import * as ts from 'typescript';
import { readPage, ROOT } from './pages';
import { SYMPTOMS, symptomPage } from '../../src/cli/wait/diagnosis/symptom-page';
import { STORAGE_FAILURE } from '../../src/spec/machine-status';

const DIAGNOSIS = join(ROOT, 'src/cli/wait/diagnosis');

const flat = (text: string) => text.replace(/`/g, '').replace(/\s+/g, ' ');
const FOLDER = 'docs/troubleshooting';
const readme = readPage(`${FOLDER}/README.md`);
const symptoms = readdirSync(join(ROOT, FOLDER)).filter((name) => name.endsWith('.md') && name !== 'README.md').map((name) => ({ name, text: flat(readPage(`${FOLDER}/${name}`)) }));

/** The strings of a node: a template's fixed parts, and both branches of a conditional. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) {
    return [node.text];
  }
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  }
  return ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(textsOf) : [];
}

/** A pattern, or the name of one. */
const isPattern = (node: ts.Node) => ts.isRegularExpressionLiteral(node) || ts.isIdentifier(node);

/** The values of all properties with a given name, and of the tables that look up advice by a pattern. */
function said(file: string): { readonly reasons: string[]; readonly advice: string[] } {
  const reasons: string[] = [];
  const advice: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'reason') {
      reasons.push(...textsOf(node.initializer));
    } else if (ts.isPropertyAssignment(node) && node.name.getText() === 'advice') {
      advice.push(...textsOf(node.initializer));
    } else if (ts.isArrayLiteralExpression(node) && node.elements.length === 2 && isPattern(node.elements[0])) {
      advice.push(...textsOf(node.elements[1]));
    } else if (ts.isVariableDeclaration(node) && ['PULL_FAILURES', 'START_FAILURES'].includes(node.name.getText())) {
      reasons.push(...(node.initializer as ts.ArrayLiteralExpression).elements.flatMap(textsOf));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(DIAGNOSIS, file), 'utf8'), ts.ScriptTarget.ES2022, true));
  return { reasons, advice };
}

const files = readdirSync(DIAGNOSIS).filter((name) => name.endsWith('.ts')).map(said);
const words = [...files.flatMap(({ reasons }) => reasons), STORAGE_FAILURE, 'SecretNotFound', 'ConfigMapNotFound', 'FailedMount', 'FailedAttachVolume', 'FailedMapVolume'];

test('the causes can be read from the sources of the diagnosis', () => {
  expect(words).toEqual(expect.arrayContaining(['QuotaExceeded', 'ErrImagePull', 'ErrorPvcNotFound', 'NoAddress', 'Crashed']));
  expect(files.flatMap(({ advice }) => advice).length).toBeGreaterThan(30);
});

test('every cause\'s word appears on a symptom page', () => {
  expect(words.filter((word) => word.length > 1 && !symptoms.some(({ text }) => text.includes(word)))).toEqual([]);
});

test('every cause\'s advice appears on a symptom page as the command prints it', () => {
  const advice = files.flatMap(({ advice: texts }) => texts).map(flat).map((text) => text.trim()).filter((text) => text.length > 3);
  expect(advice.filter((line) => !symptoms.some(({ text }) => text.includes(line)))).toEqual([]);
});

test('the table links every page, under the words in its name', () => {
  const rows = [...readme.matchAll(/^\| (.*) \| \[.*\]\((\S+\.md)\) \|$/gm)].map(([, words_, name]) => ({ name, words: words_ }));
  expect(rows.map(({ name }) => name).sort()).toEqual(symptoms.map(({ name }) => name).sort());
  expect(rows.filter(({ name, words: shown }) => !shown.includes(name.replace('.md', '').replace(/-/g, ' ')))).toEqual([]);
});

test('`wait` links each reason to the page that contains its word', () => {
  const wrong = Object.entries(SYMPTOMS).flatMap(([page, reasons]) => reasons.filter((reason) => !symptoms.find(({ name }) => name === `${page}.md`)?.text.includes(reason)));
  expect(wrong).toEqual([]);
  const known = Object.values(SYMPTOMS).flat();
  // The suffixes of reasons that begin with a kind.
  expect(words.filter((word) => word.length > 1 && word !== 'NotFound' && !known.includes(word))).toEqual([]);
  expect(symptomPage('ClaimLost')).toBe('https://github.com/cdk8s-kubevirt/cdk8s-kubevirt/blob/main/docs/troubleshooting/PausedIOError.md');
  expect(symptomPage('Provisioning')).toBeUndefined();
});

test('every symptom page says what it is not to be confused with', () => {
  expect(symptoms.filter(({ text }) => !text.includes('Not to be confused')).map(({ name }) => name)).toEqual([]);
});
