// The page of figures as Markdown: what was measured, on which machine, what is asked for, and how to measure it again.
import { applySection } from './apply';
import { fleetSection, inventoriesSection } from './fleet';
import { number, table } from './table';
import { validateSection } from './validate';
import { GOALS, Goal, isMet } from '../goals';
import { LanguagesFigures, LoadFigures, Part, PARTS, Results, SynthFigures, WaitFigures } from '../results';

const INTRODUCTION = `# Performance

What the library and its command cost, measured beside what people would use instead. \`npm run bench\` takes all
figures anew, draws the plot and writes this page. It takes about an hour, needs Linux, Go and Python, and needs a machine
that does nothing else. \`npm run bench:fleet -- --record\` takes one benchmark's figures and leaves the others as they are, and
so do \`bench:inventories\`, \`bench:synth\`, \`bench:load\`, \`bench:languages\`, \`bench:validate\`, \`bench:apply\` and \`bench:wait\`; \`npm run docs\` then writes the page. Without \`--record\`
they only print; \`--rounds 1 --machines 100\` makes that quick.

Expect other figures on another machine. Ratios keep better than times, since both sides are measured in turn in the same run.
`;

/** The page, whose plot is the file performance.svg beside it. */
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
  return `## Where the figures were taken\n\n${lines.join('')}`;
}

function whereTaken(taken: Results[Part]): string {
  if (taken === undefined) {
    return 'not taken';
  }
  const { date, machine: { cores, processor, memory, system, node } } = taken;
  return `${cores} cores of ${processor}, ${number(memory)} GiB of memory, ${system}, Node.js ${node}, on ${date}`;
}

function goals(results: Results): string {
  const rows = GOALS.map((goal) => {
    const measured = goal.measured(results);
    return [goal.what, `${goal.bound} ${quantity(goal, goal.asked)}`, ...measured === undefined
      ? ['not taken', '']
      : [quantity(goal, measured), isMet(goal, measured) ? 'met' : '**not met**']];
  });
  return `## What is asked for

The library's checks are all on. ${rows.filter((row) => row.at(-1) === 'met').length} of ${rows.length} are met.

${table(['what', 'asked for', 'measured', ''], rows)}`;
}

function quantity({ unit }: Goal, value: number): string {
  return unit === undefined ? number(value) : `${number(value)} ${unit}`;
}

function synthSection({ rounds, programs }: SynthFigures): string {
  const rows = programs.flatMap(({ what, machines: count, charts, synth, program }) =>
    ([['`App.synth`', synth], ['the whole program', program]] as const).map(([part, { without, all }]) => [
      `${number(count)} ${what}, ${charts === 1 ? 'one chart' : `${charts} charts`}: ${part}`, `${number(without)} ms`, `${number(all)} ms`, number(all / without),
    ]));
  return `## What the checks cost

The same program in cdk8s' \`App\` with the validations of its constructs and without, in one process, in turn, medians of ${rounds}
pairs. \`App.synth\` checks and writes; the whole program builds the constructs first, as it does under \`cdk8s synth\`.

${table(['program', 'without checks', 'with all', 'ratio'], rows)}`;
}

function loadSection({ rounds, peers, more, command, node }: LoadFigures): string {
  return `## What a start costs

Fresh processes, in turn, medians of ${rounds}. Loading \`constructs\` and \`cdk8s\` takes ${number(peers)} ms, and the library
after them ${number(more)} ms more. A whole process of the command that has nothing to do but tell its version takes ${number(command)} ms; one of
Node.js that does nothing takes ${number(node)} ms.
`;
}

function languagesSection({ rounds, languages, sizes }: LanguagesFigures): string {
  const rows = languages.map(({ name, peers, library }) => [name, `${number(peers)} ms`, `${number(library)} ms`, number(library / peers)]);
  return `## What it costs in each language

A program that loads cdk8s and makes an App, and one that loads the library too and asks it for a size: whole processes, in turn,
medians of ${rounds}. In Python, Java and Go a process of Node.js starts beside the program's own.

${table(['language', 'cdk8s', 'with the library', 'ratio'], rows)}
The npm package has ${kilobytes(sizes.npm)}, the wheel ${kilobytes(sizes.wheel)} and the jar ${kilobytes(sizes.jar)}, the command in each of them.
`;
}

const kilobytes = (bytes: number) => `${number(bytes / 1000)} kB`;

function waitSection({ machines: count, rounds }: WaitFigures): string {
  const rows = rounds.map(({ peak, latency }, place) => [`round ${place + 1}`, `${number(peak)} MiB`, `${number(latency)} ms`]);
  return `## To wait for many

\`cdk8s-kubevirt wait --all\` for ${number(count)} machines, each with its instance, pod, DataVolume and claim, against a server that does
nothing but list them, watch them and make each machine Ready. The last one becomes Ready two seconds after the others.

${table(['', 'most memory', 'from the last Ready to the end'], rows)}`;
}
