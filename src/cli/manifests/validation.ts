// What becomes of manifests that would be refused or that say more than the cluster knows, in kubectl's words.

/** Everything that is found is told and nothing is applied; or it is told and applied; or nothing is looked at before. */
export const VALIDATIONS = ['strict', 'warn', 'ignore'] as const;

export type Validation = typeof VALIDATIONS[number];

/** What the API server is to do about fields that it does not know. */
export const FIELD_VALIDATION: { readonly [validation in Validation]: string } = { strict: 'Strict', warn: 'Warn', ignore: 'Ignore' };
