// Advice that an app has heard and does not take.
import type { IConstruct } from 'constructs';
import { checkArguments } from '../../declared/arguments';
import { issue, refuse } from '../../issues/issues';
import { meant } from '../../issues/nearest-name';
import { ADVICE_CATALOGUE } from '../catalogue';

const METADATA_TYPE = 'cdk8s-kubevirt/silenced-advice';

/**
 * What this library advises against, although a cluster would admit it: lines on standard error at synth, one for all
 * constructs of the same advice, with its id in brackets. Advice never fails a synth. `cdk8s-kubevirt validate --explain <id>`
 * tells more.
 */
export class Advice {
  /**
   * Silences advice for a construct and everything below it, whether that is there already or added later.
   *
   * Throws when there is no such advice, with the nearest ids.
   *
   * @param scope the app, chart, machine or any other construct
   * @param ids the ids, such as `image-tag-latest`
   */
  public static silence(scope: IConstruct, ...ids: string[]): void {
    checkArguments('Advice.silence', scope, ids);
    const known = ADVICE_CATALOGUE.map(({ name }) => name);
    const unknown = ids.filter((id) => !known.includes(id));
    refuse(unknown.map((id) => issue('', `${JSON.stringify(id)} is no advice: write ${meant(id, known)}`)), scope.node.path || 'app');
    scope.node.addMetadata(METADATA_TYPE, ids);
  }

  private constructor() {}
}

/** Whether a construct, or one around it, has silenced advice. */
export function isSilenced(construct: IConstruct, id: string): boolean {
  return construct.node.scopes.some(({ node }) => node.metadata.some(({ type, data }) => type === METADATA_TYPE && data.includes(id)));
}
