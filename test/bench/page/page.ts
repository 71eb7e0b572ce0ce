// The page of figures in Markdown: the measurements, the machines they were taken on, the targets, and how to measure again.
import { applySection } from './apply';
import { fleetSection, inventoriesSection } from './fleet';
import { number, table } from './table';
import { validateSection } from './validate';
import { GOALS, Goal, isMet } from '../goals';
import { LanguagesFigures, LoadFigures, Part, PARTS, Results, SynthFigures, WaitFigures } from '../results';

const INTRODUCTION = `# Performance

This page shows what the library and its command cost, compared with the alternatives. \`npm run bench\` takes all figures again, draws the plot and
writes this page. It takes about an hour. It needs Linux, Go, Python, and a computer that does nothing else.

To take the figures of one benchmark only, run \`npm run bench:fleet -- --record\`, or the same with \`bench:inventories\`, \`bench:synth\`, \`bench:load\`,
\`bench:languages\`, \`bench:validate\`, \`bench:apply\` or \`bench:wait\`. Then \`npm run docs\` writes the page. Without \`--record\`, a benchmark only
prints its figures. For a quick run, add \`--rounds 1 --machines 100\`.

Another computer gives other figures. Ratios differ less than times, because both sides are measured alternately in the same run, but they depend on
the processor too: with an older one, the library took a quarter more time in relation to js-yaml and cdk8s.
`;

/** The page; its plot is performance.svg beside it. */
export function page(results: Results): string {
  const { inventories, fleet, synth, load, languages, validate, apply, wait } = results;
  return [
    INTRODUCTION,
    machines(results),
    goals(results),
    ...inventories ? [inventoriesSection(inventories.figures)] : [],
    ...fleet ? [fleetSection(fleet.figures)] : [],
    ...synth ? [synthSection(synth.figures)] : [],
    ...load ? [loadSection(load.figures)] : [],
    ...languages ? [languagesSection(languages.figures)] : [],
    ...validate ? [validateSection(validate.figures)] : [],
    ...apply ? [applySection(apply.figures)] : [],
    ...wait ? [waitSection(wait.figures)] : [],
  ].join('\n');
}

function machines(results: Results): string {
  const told = PARTS.map((part) => [part, whereTaken(results[part])] as const);
  const lines = [...new Set(told.map(([, where]) => where))].map((where) =>
    `- ${told.filter(([, other]) => other === where).map(([part]) => part).join(', ')}: ${where}\n`);
  return `## Test environment\n\n${lines.join('')}`;
}

function whereTaken(taken: Results[Part]): string {
  if (taken === undefined) {
    return 'not measured';
  }
  const { date, machine: { cores, processor, memory, system, node } } = taken;
  return `${cores} cores of ${processor}, ${number(memory)} GiB of memory, ${system}, Node.js ${node}, on ${date}`;
}

function goals(results: Results): string {
  const rows = GOALS.map((goal) => {
    const measured = goal.measured(results);
    return [goal.what, `${goal.bound} ${quantity(goal, goal.asked)}`, ...measured === undefined
      ? ['not measured', '']
      : [quantity(goal, measured), isMet(goal, measured) ? 'met' : '**not met**']];
  });
  return `## Targets

All checks of the library are on. ${rows.filter((row) => row.at(-1) === 'met').length} of ${rows.length} targets are met.

${table(['what', 'target', 'measured', ''], rows)}`;
}

function quantity({ unit }: Goal, value: number): string {
  return unit === undefined ? number(value) : `${number(value)} ${unit}`;
}

function synthSection({ rounds, programs }: SynthFigures): string {
  const rows = programs.flatMap(({ what, machines: count, charts, synth, program }) =>
    ([['`App.synth`', synth], ['the whole program', program]] as const).map(([part, { without, all }]) => [
      `${number(count)} ${what}, ${charts === 1 ? 'one chart' : `${charts} charts`}: ${part}`, `${number(without)} ms`, `${number(all)} ms`, number(all / without),
    ]));
  return `## Cost of the checks

The same program in cdk8s' \`App\`, with and without the validations of its constructs. Both run alternately in one process. The figures are medians
of ${rounds} pairs. \`App.synth\` checks and writes. The whole program first builds the constructs, as it does under \`cdk8s synth\`.

${table(['program', 'without checks', 'with all', 'ratio'], rows)}`;
}

function loadSection({ rounds, peers, more, command, node }: LoadFigures): string {
  return `## Cost of a start

The figures are medians of ${rounds} fresh processes, run alternately. Loading \`constructs\` and \`cdk8s\` takes ${number(peers)} ms. Loading the library
after them takes another ${number(more)} ms. A process of the command that only prints its version takes ${number(command)} ms. A process of Node.js that
does nothing takes ${number(node)} ms.
`;
}

function languagesSection({ rounds, languages, sizes }: LanguagesFigures): string {
  const rows = languages.map(({ name, peers, library }) => [name, `${number(peers)} ms`, `${number(library)} ms`, number(library / peers)]);
  return `## Cost in each language

One program loads cdk8s and makes an App. The other also loads the library and reads a size from it. The figures are medians of ${rounds} whole processes,
run alternately. In Python, Java and Go, a Node.js process runs beside the program's own. tsx compiles the program in TypeScript at each run; those in
Java and Go are compiled before.

${table(['language', 'cdk8s', 'with the library', 'ratio'], rows)}
The npm package has ${kilobytes(sizes.npm)}, the wheel ${kilobytes(sizes.wheel)} and the jar ${kilobytes(sizes.jar)}. Each of them includes the command.
`;
}

const kilobytes = (bytes: number) => `${number(bytes / 1000)} kB`;

function waitSection({ machines: count, rounds }: WaitFigures): string {
  const rows = rounds.map(({ peak, latency }, place) => [`round ${place + 1}`, `${number(peak)} MiB`, `${number(latency)} ms`]);
  return `## Waiting for many machines

\`cdk8s-kubevirt wait --all\` waits for ${number(count)} machines, each with its instance, pod, DataVolume and claim. The server only lists and watches them,
and makes each machine Ready. The last machine becomes Ready two seconds after the others.

${table(['', 'peak memory', 'from the last Ready to the end'], rows)}`;
}
