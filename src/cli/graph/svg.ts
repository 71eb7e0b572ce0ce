// Draws a graph as SVG, for pages that do not show Mermaid. Dagre does the layout.
// @ts-expect-error -- its types declare an ES module only, but it is both
import { Graph, layout } from '@dagrejs/dagre';
import { type GraphNode, linesOf, type ObjectGraph, placeOf } from './object-graph';
import { COLORS } from './roles';
import { escapeHidden as visible } from '../../issues/hidden-characters';

/** In pixels. The font has a fixed width, so that boxes can be measured without it. */
const LETTER_WIDTH = 7.25;
const LINE_HEIGHT = 16;
const PADDING = 10;
const MARGIN = 16;

/**
 * Up to this number of objects, ranks have the shortest arrows, which takes Dagre quadratic time: seconds for hundreds of machines. Above it,
 * arrows may be slightly longer.
 */
const MAX_EXACT_RANKING = 200;

/** Up to this number of objects, Dagre looks for the order with the fewest crossings, which takes it quadratic time where many share an image or a network. */
const MAX_EXACT_ORDER = 1_000;

interface Point { readonly x: number; readonly y: number }
interface Box extends Point { readonly width: number; readonly height: number; readonly lines: readonly string[]; readonly node: GraphNode }
interface Arrow extends Point { readonly points: readonly Point[]; readonly label: string }

/** The text of the drawing. */
export function svg({ nodes, edges }: ObjectGraph): string {
  const hasPlaces = new Set(nodes.map(placeOf)).size > 1;
  const graph = new Graph({ multigraph: true });
  const ranker = nodes.length > MAX_EXACT_RANKING ? 'tight-tree' : 'network-simplex';
  graph.setGraph({ rankdir: 'LR', ranker, nodesep: 20, ranksep: 60, marginx: MARGIN, marginy: MARGIN });
  for (const node of nodes) {
    const place = hasPlaces ? placeOf(node) : '';
    const kind = [node.kind, ...node.namespace !== '' && place !== '' ? ['in'] : [], place].filter((text) => text !== '').join(' ');
    const lines = linesOf({ ...node, kind }).map(visible);
    graph.setNode(node.id, { node, lines, width: widthOf(lines), height: lines.length * LINE_HEIGHT + PADDING });
  }
  for (const [index, { from, to, label }] of edges.entries()) {
    graph.setEdge(from, to, { label: visible(label), width: textWidth(visible(label)), height: LINE_HEIGHT, labelpos: 'c' }, String(index));
  }
  layout(graph, { disableOptimalOrderHeuristic: nodes.length > MAX_EXACT_ORDER });
  const { width = 0, height = 0 } = graph.graph();
  const arrows = graph.edges().map((edge: object): Arrow => graph.edge(edge));
  const boxes = graph.nodes().map((id: string): Box => graph.node(id));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${Math.ceil(height)}" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" font-family="monospace" font-size="12" role="img">`,
    `<title>${escaped(nodes.filter(({ role }) => role === 'machine').map(({ name }) => visible(name)).join(', ') || 'no machines')}</title>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="#59636e"/></marker></defs>',
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    ...arrows.map(arrow),
    ...boxes.map(box),
    '</svg>',
    '',
  ].join('\n');
}

function box({ x, y, width, height, lines, node: { role, isGiven } }: Box): string {
  const { fill, line } = COLORS[role];
  const top = y - height / 2;
  const texts = lines.map((text, index) => `<text x="${round(x)}" y="${round(top + PADDING / 2 + LINE_HEIGHT * (index + 0.75))}" text-anchor="middle"${index === 1 ? ' font-weight="bold"' : ''} fill="#1f2328">${escaped(text)}</text>`);
  return `<g><rect x="${round(x - width / 2)}" y="${round(top)}" width="${round(width)}" height="${height}" rx="6" fill="${fill}" stroke="${line}"${isGiven ? '' : ' stroke-dasharray="4 3"'}/>${texts.join('')}</g>`;
}

function arrow({ points, label, x, y }: Arrow): string {
  const path = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${round(point.x)} ${round(point.y)}`).join('');
  const width = textWidth(label);
  const text = label === '' ? '' : `<rect x="${round(x - width / 2)}" y="${round(y - LINE_HEIGHT / 2)}" width="${round(width)}" height="${LINE_HEIGHT}" fill="#ffffff"/>`
    + `<text x="${round(x)}" y="${round(y + LINE_HEIGHT / 4)}" text-anchor="middle" fill="#59636e">${escaped(label)}</text>`;
  return `<g><path d="${path}" fill="none" stroke="#59636e" marker-end="url(#head)"/>${text}</g>`;
}

function widthOf(lines: readonly string[]): number {
  return Math.max(...lines.map(textWidth)) + 2 * PADDING;
}

function textWidth(text: string): number {
  return [...text].length * LETTER_WIDTH;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Text without markup, and without characters that XML does not allow. */
function escaped(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd').replace(/[<>&"']/g, (character) => `&#${character.codePointAt(0)};`);
}
