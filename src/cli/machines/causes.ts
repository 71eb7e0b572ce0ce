// What keeps a machine from coming up in Viti Stack's words, where it has one for it, and else in KubeVirt's, CDI's or Kubernetes'.
import type { Cause } from '../wait/diagnosis/cause';

/** The word for a network that is not there. */
export const NO_NETWORK = 'NetworkConfigurationNotFound';

/** Viti Stack's words, each with the reasons, or what their messages say, that it stands for. The first that fits. */
const WORDS: ReadonlyArray<{ readonly word: string; readonly reason?: RegExp; readonly message?: RegExp }> = [
  { word: 'TemplateNotFound', reason: /^FailedFind(?:Instancetype|Preference)$/ },
  { word: 'TemplateNotFound', message: /(?:instancetype|preference)\S{0,1000} .{0,1000}not found/i },
  { word: NO_NETWORK, message: /network[- ]?attachment[- ]?definition/i },
  { word: 'StorageClassNotFound', reason: /^StorageClassNotFound$/ },
  { word: 'InsufficientResources', reason: /^(?:ErrorUnschedulable|QuotaExceeded)$/ },
  { word: 'KubeVirtApiError', reason: /^(?:Failed(?:Create|Delete|Update)|Failure)$/ },
];

/** The word for a cause. */
export function wordFor({ reason, message }: Cause): string {
  return WORDS.find((each) => each.reason?.test(reason) || each.message?.test(message))?.word ?? reason;
}
