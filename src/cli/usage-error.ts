// What is wrong with the command line itself, not with what it names.

/** An error that a person mends by typing something else. */
export class UsageError extends Error {}
