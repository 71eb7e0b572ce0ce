// Steps that a user may be forbidden to take, such as to list a kind: a verb goes on without their results.
import { isForbidden } from '../cluster/api-error';

/**
 * Takes a step that may be forbidden to this user, such as to list a kind.
 *
 * @param tell gets the message of the refusal, which names the permission
 * @returns nothing where it is forbidden
 */
export async function unlessForbidden<Result>(step: () => Promise<Result>, tell: (message: string) => void): Promise<Result | undefined> {
  try {
    return await step();
  } catch (error) {
    const { message, cause } = error as Error;
    if (!isForbidden(cause)) {
      throw error;
    }
    tell(message);
    return undefined;
  }
}
