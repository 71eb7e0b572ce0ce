// Keeps the warnings and notes of synth out of the test report. Tests of these messages spy on standard error themselves.
import { Socket } from 'net';

const FOR_PEOPLE = /^(?:warning|note): /;

const write = process.stderr.write.bind(process.stderr) as (...told: unknown[]) => boolean;

// The command writes to a file without its stream, which no spy would notice: tests have a pipe, wherever their report goes.
if (!(process.stderr instanceof Socket)) {
  Object.defineProperty(process, 'stderr', { value: new Socket() });
}

process.stderr.write = (...told: unknown[]) => FOR_PEOPLE.test(String(told[0])) || write(...told);
