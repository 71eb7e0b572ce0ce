// Silences advice that an app does not want to follow.
import type { IConstruct } from 'constructs';
import { checkArguments } from '../../declared/arguments';
import { issue, refuse } from '../../issues/issues';
import { silenceMistake } from '../catalogue';

const METADATA_TYPE = 'cdk8s-kubevirt/silenced-advice';

/**
 * Advice warns about problems that a cluster admits. It is printed to standard error at synth, one line for all constructs with the
 * same advice, with its id in brackets. Advice never fails a synth.
 * `cdk8s-kubevirt validate --explain <id>` explains it.
 */
export class Advice {
  /**
   * Silences advice for a construct and everything below it, including what is added later.
   *
   * Throws when an id does not exist; the error lists the nearest ids.
   *
   * @param scope the app, chart, machine or any other construct
   * @param ids the ids, such as `image-tag-latest`
   */
  public static silence(scope: IConstruct, ...ids: string[]): void {
    checkArguments('Advice.silence', scope, ids);
    refuse(ids.flatMap((id) => {
      const mistake = silenceMistake(id);
      return mistake === undefined ? [] : [issue(JSON.stringify(id), mistake)];
    }), scope.node.path || 'app');
    scope.node.addMetadata(METADATA_TYPE, ids);
  }

  private constructor() {}
}

/** Whether advice is silenced for a construct or one of its scopes. */
export function isSilenced(construct: IConstruct, id: string): boolean {
  return construct.node.scopes.some(({ node }) => node.metadata.some(({ type, data }) => type === METADATA_TYPE && data.includes(id)));
}
