// Keeps the warnings and notes of synth out of the test report. Tests of these messages spy on standard error themselves.
const FOR_PEOPLE = /^(?:warning|note): /;

const write = process.stderr.write.bind(process.stderr) as (...told: unknown[]) => boolean;

process.stderr.write = (...told: unknown[]) => FOR_PEOPLE.test(String(told[0])) || write(...told);
