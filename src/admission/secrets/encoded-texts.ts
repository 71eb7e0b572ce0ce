// What hides in base64: files of cloud-init, the data of kubeconfigs, a ConfigMap's binaryData. Nobody sees a secret there, and everybody can read it.

/** A shorter run is a word, a path or an identifier more often than base64; `base64` breaks its lines at 76, which is more. */
const LEAST = 40;

/** A run from where it begins, on further lines too. */
const RUN = new RegExp(`[A-Za-z0-9+/]{${LEAST},}(?:\\s+[A-Za-z0-9+/]+)*`, 'y');

/** The characters of base64, by their codes. */
const IS_BASE64 = Array.from({ length: 128 }, (_, code) => /[A-Za-z0-9+/]/.test(String.fromCharCode(code)));

/** Whether a text may have another one in base64. */
export function mayHoldEncodedText(text: string): boolean {
  return text.length >= LEAST && !runs(text).next().done;
}

/** The texts that a text has in base64, over several lines too; for what is no base64, bytes that mean nothing. */
export function encodedTexts(text: string): string[] {
  return text.length < LEAST ? [] : Array.from(runs(text), (run) => Buffer.from(run, 'base64').toString('utf8'));
}

/** A run of the least length covers one place in so many: the others cost nothing. */
function* runs(text: string): Generator<string> {
  for (let place = LEAST - 1; place < text.length; place += LEAST) {
    let start = place;
    while (IS_BASE64[text.charCodeAt(start - 1)]) {
      start -= 1;
    }
    RUN.lastIndex = start;
    const [run] = RUN.exec(text) ?? [];
    if (run !== undefined) {
      yield run;
      place = start + run.length - 1;
    }
  }
}
