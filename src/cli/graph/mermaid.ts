// A graph as Mermaid's flowchart, which GitHub, GitLab and Markdown viewers draw.
import type { GraphNode, ObjectGraph, Role } from './object-graph';
import { COLOURS } from './roles';
import { escaped } from '../../hidden-characters';

/** A node's outline by its role. */
const OUTLINES: { readonly [role in Role]: readonly [open: string, close: string] } = {
  entrance: ['([', '])'],
  machine: ['[', ']'],
  disk: ['[(', ')]'],
  network: ['{{', '}}'],
  secret: ['>', ']'],
  size: ['[/', '/]'],
};

/** The flowchart's text. Namespaces are boxes where there are several. */
export function mermaid({ nodes, edges }: ObjectGraph): string {
  const namespaces = [...new Set(nodes.map(({ namespace }) => namespace))];
  const isBoxed = (namespace: string) => namespace !== '' && namespaces.length > 1;
  const boxes = namespaces.filter(isBoxed).flatMap((namespace, index) => [
    `  subgraph box${index}[${quoted([namespace])}]`,
    ...nodes.filter((node) => node.namespace === namespace).map((node) => `    ${shape(node)}`),
    '  end',
  ]);
  const classes = Object.keys(COLOURS).flatMap((role) => classed(role, nodes.filter((node) => node.role === role)));
  return [
    'flowchart LR',
    ...nodes.filter(({ namespace }) => !isBoxed(namespace)).map((node) => `  ${shape(node)}`),
    ...boxes,
    ...edges.map(({ from, to, label }) => `  ${from} -->${label === '' ? '' : `|${quoted([label])}|`} ${to}`),
    ...Object.entries(COLOURS).map(([role, { fill, line }]) => `  classDef ${role} fill:${fill},stroke:${line},color:#1f2328`),
    '  classDef missing stroke-dasharray:4 3',
    ...classes,
    ...classed('missing', nodes.filter(({ isThere }) => !isThere)),
    '',
  ].join('\n');
}

function shape({ id, role, kind, name, details, isThere }: GraphNode): string {
  const [open, close] = OUTLINES[role];
  return `${id}${open}${quoted([kind, name, ...details, ...isThere ? [] : ['not among the manifests']])}${close}`;
}

function classed(name: string, nodes: readonly GraphNode[]): string[] {
  return nodes.length === 0 ? [] : [`  class ${nodes.map(({ id }) => id).join(',')} ${name}`];
}

/** Lines as one text: whatever could end the text, or be taken for Markdown or HTML, is a character's number. */
function quoted(lines: readonly string[]): string {
  return `"${lines.map((line) => escaped(line).replace(/[^\w .,:/@+-]/gu, (character) => `#${character.codePointAt(0)};`)).join('<br/>')}"`;
}
