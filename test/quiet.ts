// Keeps what synths tell people out of the report of the tests. A test that is about it looks at standard error by a spy of its own.
const FOR_PEOPLE = /^(?:warning|note): /;

const write = process.stderr.write.bind(process.stderr) as (...told: unknown[]) => boolean;

process.stderr.write = (...told: unknown[]) => FOR_PEOPLE.test(String(told[0])) || write(...told);
