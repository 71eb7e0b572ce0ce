// Text that may be JSON: recognised and parsed without the parser's errors.

/** The value of a JSON text; undefined if the text is not JSON. The parser's message would quote the text, which may be secret. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a text is JSON. */
export function isJson(text: string): boolean {
  return parseJson(text) !== undefined;
}
