// The rule on fields that came with a later KubeVirt than the one of the cluster.
import { HISTORY } from '../../../imports/history';
import { hasAtLeast } from '../kubevirt-version';
import { requireVersion } from '../requirements';
import type { Rule } from '../rule';

/** A field that came after the first KubeVirt whose fields are known. */
interface LaterField {
  readonly path: string;
  /** The steps to it, in which `[]` is each item of a list. */
  readonly steps: readonly string[];
  readonly since: string;
}

const ITEMS = '[]';

/** The release that has every field. */
const NEWEST = HISTORY.releases.at(-1)!;

/** A cluster's KubeVirt must have every field of a spec, whose Go type is given. */
export function fieldInVersion(type: string): Rule<unknown> {
  const fields = Object.entries(HISTORY.fields[type]).map(([path, since]): LaterField => ({ path, steps: path.replaceAll(ITEMS, `.${ITEMS}`).split('.'), since }));
  return {
    name: 'field-in-version',
    refuses: 'a field that came later than the KubeVirt of the capabilities',
    story: 'Each release of KubeVirt adds fields. An earlier one refuses a machine with such a field. In other objects kubectl refuses it, and other '
      + 'tools drop it. Remove the field, or update the cluster and kubevirtVersion. The fields of the releases since 1.3 are known.',
    when: fields.map(({ path }) => path),
    check: (spec, refuse, context) => {
      if (hasAtLeast(context.capabilities, NEWEST)) {
        return;
      }
      const later = fields.filter(({ since }) => !hasAtLeast(context.capabilities, since));
      // A field within another that is refused needs no message of its own.
      const outermost = later.filter(({ path }) => !later.some((other) => path.startsWith(`${other.path}.`)));
      for (const { steps, since } of outermost) {
        for (const path of setPaths(spec, steps)) {
          requireVersion(path, steps.at(-1)!, since, refuse, context);
        }
      }
    },
  };
}

/** The paths at which a value has a field that is set. */
function setPaths(value: any, steps: readonly string[], path = ''): string[] {
  if (value === undefined || value === null) {
    return [];
  }
  const [step, ...rest] = steps;
  if (step === undefined) {
    return [path];
  }
  return step === ITEMS
    ? (value as readonly unknown[]).flatMap((item, index) => setPaths(item, rest, `${path}[${index}]`))
    : setPaths(value[step], rest, path === '' ? step : `${path}.${step}`);
}
