// Steps that a user may not be allowed to take, such as listing a kind. A verb continues without their results.
import { isForbidden } from './api-error';

/**
 * @param onForbidden gets the message of the refusal, which names the permission
 * @returns undefined if it is forbidden
 */
export async function unlessForbidden<Result>(step: () => Promise<Result>, onForbidden?: (message: string) => void): Promise<Result | undefined> {
  try {
    return await step();
  } catch (error) {
    const { message, cause } = error as Error;
    if (!isForbidden(cause)) {
      throw error;
    }
    onForbidden?.(message);
    return undefined;
  }
}
