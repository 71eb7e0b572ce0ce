// Shows the tested program of the first page in the README of the Go module: the translated one is a fragment, which does not compile.
import { readFileSync, writeFileSync } from 'fs';

const README = 'dist/go/cdk8skubevirt/README.md';
const PROGRAM = /^```go\n[^]*?^```$/m;

const [program] = PROGRAM.exec(readFileSync('docs/start/first-machine.md', 'utf8'))!;
writeFileSync(README, readFileSync(README, 'utf8').replace(PROGRAM, () => program));
