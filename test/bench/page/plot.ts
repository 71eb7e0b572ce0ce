// Draws lines over the number of machines on logarithmic scales, as SVG. No library is used, because none places labels at the ends of lines
// without overlap, or has colors that follow the reader's theme.
import { apart } from './apart';

export interface Line {
  readonly label: string;
  readonly colour: keyof typeof COLOURS;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Chart {
  readonly title: string;
  readonly lines: readonly Line[];
}

const [WIDTH, HEIGHT] = [860, 420];
const [LEFT, RIGHT, TOP, BOTTOM] = [56, 600, 44, 376];
const LABEL = 15;

/** One color for a light page, and one for a dark page. */
const COLOURS = {
  page: ['#ffffff', '#0d1117'],
  text: ['#1f2328', '#f0f6fc'],
  faint: ['#d1d9e0', '#3d444d'],
  grey: ['#59636e', '#9198a1'],
  blue: ['#0969da', '#4493f8'],
  orange: ['#bc4c00', '#db6d28'],
  green: ['#1a7f37', '#3fb950'],
  purple: ['#8250df', '#ab7df8'],
  brown: ['#7d4e00', '#c69026'],
} as const;

const theme = (which: 0 | 1) => `svg { ${Object.entries(COLOURS).map(([name, values]) => `--${name}: ${values[which]}`).join('; ')} }`;

/** The plot draws its own background, which follows the theme too, so that it is legible on every page. */
const STYLE = `
${theme(0)}
@media (prefers-color-scheme: dark) { ${theme(1)} }
text { fill: var(--text); font: 12px system-ui, sans-serif }
.title { font-weight: 600; font-size: 14px }
.page { fill: var(--page) }
.grid { stroke: var(--faint) }
.line { fill: none; stroke: var(--colour); stroke-width: 2 }
.leader { fill: none; stroke: var(--colour); opacity: .5 }
.dot { fill: var(--colour) }
.label { fill: var(--colour); stroke: var(--page); stroke-width: 4; paint-order: stroke }
`;

/** Charts, one below the other. */
export function plot(title: string, charts: readonly Chart[]): string {
  const height = charts.length * HEIGHT;
  const drawn = charts.map((chart, place) => `<g transform="translate(0 ${place * HEIGHT})">\n${chartText(chart)}</g>\n`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<rect class="page" width="${WIDTH}" height="${height}"/>
${drawn}</svg>
`;
}

function chartText({ title, lines }: Chart): string {
  const points = lines.flatMap((line) => line.points);
  const machines = [...new Set(points.map(([x]) => x))].sort((one, other) => one - other);
  const x = scale(machines, LEFT + 12, RIGHT);
  const y = scale(points.map(([, value]) => value), BOTTOM - 8, TOP + 8);
  const rows = ticks(points.map(([, value]) => value)).map((value) =>
    `<path class="grid" d="M${LEFT} ${y(value)}H${RIGHT}"/><text x="${LEFT - 8}" y="${y(value)}" dy=".35em" text-anchor="end">${value.toLocaleString('en')}</text>\n`);
  const columns = machines.map((value) => `<text x="${x(value)}" y="${BOTTOM + 20}" text-anchor="middle">${value.toLocaleString('en')}</text>\n`);
  const end = (line: Line) => line.points.at(-1)![0];
  const [whole, short] = [true, false].map((isWhole) => lines.filter((line) => (end(line) === machines.at(-1)) === isWhole));
  return [
    `<text class="title" x="${LEFT}" y="24">${escaped(title)}</text>\n`, ...rows, ...columns, ...lines.map((line) => lineText(line, x, y)),
    // A shorter line is labelled before its end, where other lines are rarely in the way.
    ...labels(whole, x, y, 'start'), ...labels(short, x, y, 'end'),
  ].join('');
}

function lineText({ colour, points }: Line, x: Scale, y: Scale): string {
  const placed = points.map(([machines, value]) => [x(machines), y(value)] as const);
  return `<g style="--colour: var(--${colour})"><path class="line" d="M${placed.map((point) => point.join(' ')).join('L')}"/>`
    + `${placed.map(([cx, cy]) => `<circle class="dot" cx="${cx}" cy="${cy}" r="3"/>`).join('')}</g>\n`;
}

/** The labels of lines, each next to its line's end. `anchor` is the side of the text that is placed there. */
function labels(lines: readonly Line[], x: Scale, y: Scale, anchor: 'start' | 'end'): string[] {
  const heights = apart(lines.map(({ points }) => y(points.at(-1)![1])), LABEL);
  const side = anchor === 'start' ? 1 : -1;
  return lines.map(({ label, colour, points }, place) => {
    const [endX, endY] = [x(points.at(-1)![0]), y(points.at(-1)![1])];
    return `<g style="--colour: var(--${colour})"><path class="leader" d="M${endX + side * 5} ${endY}L${endX + side * 20} ${heights[place]}"/>`
      + `<text class="label" x="${endX + side * 24}" y="${heights[place]}" dy=".35em" text-anchor="${anchor}">${escaped(label)}</text></g>\n`;
  });
}

type Scale = (value: number) => number;

/** A logarithmic scale that the values fill exactly, in tenths of a pixel. */
function scale(values: readonly number[], from: number, to: number): Scale {
  const [least, most] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))];
  return (value) => Math.round((from + (Math.log10(value) - least) / (most - least || 1) * (to - from)) * 10) / 10;
}

/** 1, 2 and 5 times every power of ten between the values. */
function ticks(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const powers = Array.from({ length: 16 }, (_, power) => power - 6);
  return powers.flatMap((power) => [1, 2, 5].map((digit) => Number(`${digit}e${power}`))).filter((value) => value >= least && value <= most);
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
