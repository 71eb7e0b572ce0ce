// The programs that tasks run, with their options.

/** Runs a script of this project. */
export const NODE = 'ts-node --transpile-only --project projenrc/tsconfig.json';

/** Tests allocate many short-lived objects: a larger young generation saves a fifth of the time that garbage collection takes. */
export const JEST = 'node --max-semi-space-size=64 node_modules/jest/bin/jest.js --ci';
