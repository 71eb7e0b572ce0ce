// The templates of a chart that its rendered objects come from.
import { join } from 'path';
import { RENDERED } from '../../yaml/dialects';
import { type Document, streamFiles } from '../manifests/documents';
import { InputFile } from '../manifests/input-file';

/** The file of a chart for a line of output, from the comments that Helm writes before objects: `# Source: chart/templates/vm.yaml`. */
export function templatesOf(chart: string, text: string): (line: number) => string | undefined {
  const comments = text.split('\n').flatMap((line, index) => {
    const [, path] = /^# Source: [^/]+\/(.+)$/.exec(line) ?? [];
    return path === undefined ? [] : [{ line: index + 1, file: join(chart, path) }];
  });
  let latest = 0;
  return (line) => {
    // Lines are mostly looked up in order.
    latest = comments[latest] !== undefined && comments[latest].line <= line ? latest : 0;
    while (comments[latest + 1] !== undefined && comments[latest + 1].line <= line) {
      latest += 1;
    }
    return comments[latest]?.line <= line ? comments[latest].file : undefined;
  };
}

/** The templates of objects by their names, for output without comments. */
export function templatesByName(chart: string, text: string): (document: Document) => string | undefined {
  const fileAt = templatesOf(chart, text);
  const keyOf = (value: any) => JSON.stringify([value?.kind, value?.metadata?.name]);
  const { documents } = streamFiles([new InputFile(chart, text, RENDERED)]);
  const files = new Map(Array.from(documents, ({ value, lineAt }) => [keyOf(value), fileAt(lineAt(''))]));
  return ({ value }) => files.get(keyOf(value));
}
