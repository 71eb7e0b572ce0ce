// Draws a graph as a Mermaid flowchart, which GitHub, GitLab and Markdown viewers show.
import { type GraphNode, linesOf, type ObjectGraph, placeOf } from './object-graph';
import { COLORS, Role } from './roles';
import { escapeHidden } from '../../issues/hidden-characters';
import { groupBy } from '../../plain-data/plain-data';

/** The outline of a node by its role. */
const OUTLINES: { readonly [role in Role]: readonly [open: string, close: string] } = {
  entrance: ['([', '])'],
  machine: ['[', ']'],
  disk: ['[(', ')]'],
  network: ['{{', '}}'],
  secret: ['>', ']'],
  size: ['[/', '/]'],
  operation: ['(', ')'],
};

/** The text of the flowchart. If there are several namespaces or clusters, each namespace of each cluster is a box. */
export function mermaid({ nodes, edges }: ObjectGraph): string {
  const byPlace = groupBy(nodes, placeOf);
  const hasBox = (place: string) => place !== '' && byPlace.size > 1;
  const boxes = [...byPlace].filter(([place]) => hasBox(place)).flatMap(([place, inside], index) => [
    `  subgraph box${index}[${quoted([place])}]`,
    ...inside.map((node) => `    ${shape(node)}`),
    '  end',
  ]);
  const classes = Object.keys(COLORS).flatMap((role) => classLine(role, nodes.filter((node) => node.role === role)));
  return [
    'flowchart LR',
    ...nodes.filter((node) => !hasBox(placeOf(node))).map((node) => `  ${shape(node)}`),
    ...boxes,
    ...edges.map(({ from, to, label }) => `  ${from} -->${label === '' ? '' : `|${quoted([label])}|`} ${to}`),
    ...Object.entries(COLORS).map(([role, { fill, line }]) => `  classDef ${role} fill:${fill},stroke:${line},color:#1f2328`),
    '  classDef missing stroke-dasharray:4 3',
    ...classes,
    ...classLine('missing', nodes.filter(({ isGiven }) => !isGiven)),
    '',
  ].join('\n');
}

/** Mermaid's default limits, which GitHub and GitLab do not raise. */
const MAX_CHARACTERS = 50_000;
const MAX_ARROWS = 500;

/** A note on a flowchart that pages would show as an error; none if they draw it. */
export function sizeNote({ edges }: ObjectGraph, flowchart: string): string[] {
  const isTooLarge = flowchart.length > MAX_CHARACTERS || edges.length > MAX_ARROWS;
  return isTooLarge
    ? [`the flowchart has ${edges.length} arrows and ${flowchart.length} characters, and GitHub and GitLab draw at most ${MAX_ARROWS} and ${MAX_CHARACTERS}: give fewer manifests, or write --output svg`]
    : [];
}

function shape(node: GraphNode): string {
  const [open, close] = OUTLINES[node.role];
  return `${node.id}${open}${quoted(linesOf(node))}${close}`;
}

function classLine(name: string, nodes: readonly GraphNode[]): string[] {
  return nodes.length === 0 ? [] : [`  class ${nodes.map(({ id }) => id).join(',')} ${name}`];
}

/** Lines as one quoted text. Every character that could end it, or has a meaning in Markdown or HTML, is written as its number. */
function quoted(lines: readonly string[]): string {
  return `"${lines.map((line) => escapeHidden(line).replace(/[^\w .,:/@+-]/gu, (character) => `#${character.codePointAt(0)};`)).join('<br/>')}"`;
}
