// The policy that refuses ServiceAccounts' tokens. Whoever may apply Secrets and machines could otherwise get the token of any
// ServiceAccount in the namespace: Kubernetes writes it into Secrets of a certain type, and a machine shows it to its guest as a disk.
// A Role cannot distinguish such Secrets and machines from others, but a policy can.
import { AdmissionPolicyProps, listAt, POD_MAKERS, text } from './admission-policy';

const TOKEN = 'kubernetes.io/service-account-token';
const ACCOUNT = 'kubernetes.io/service-account.name';

/** The ServiceAccounts whose tokens an object gets, in CEL, by kind. */
const NAMED: { readonly [kind: string]: (object: string) => string } = {
  Secret: (object) => tokenOf(object, `${object}.metadata`),
  // Its controller creates the Secret.
  ExternalSecret: (object) => tokenOf(`${object}.?spec.?target.?template`, `${object}.?spec.?target.?template.?metadata`),
  VirtualMachine: (object) => volumesOf(object, 'spec.template.spec.volumes'),
  VirtualMachinePool: (object) => volumesOf(object, 'spec.virtualMachineTemplate.spec.template.spec.volumes'),
};

function tokenOf(object: string, metadata: string): string {
  return `${object}.?type.orValue("") == ${text(TOKEN)} ? [${metadata}.?annotations[?${text(ACCOUNT)}].orValue("")] : []`;
}

function volumesOf(object: string, path: string): string {
  return `${listAt(path, object)}.map(each, each.?serviceAccount.?serviceAccountName.orValue("")).filter(it, it != "")`;
}

const namedAccounts = (object: string) => Object.entries(NAMED).reduceRight((otherwise, [kind, named]) => (
  `request.kind.kind == ${text(kind)} ? (${named(object)}) : (${otherwise})`
), '[]');

/** The policy of a namespace that refuses tokens to users who may not request them. */
export function tokenPolicy(name: string, namespace: string): AdmissionPolicyProps {
  const mayAsk = `authorizer.group("").resource("serviceaccounts").subresource("token").namespace(${text(namespace)}).name(it).check("create").allowed()`;
  return {
    name,
    namespace,
    resources: [
      { apiGroup: '', apiVersion: 'v1', resource: 'secrets' },
      { apiGroup: 'external-secrets.io', apiVersion: '*', resource: 'externalsecrets' },
      { apiGroup: 'kubevirt.io', apiVersion: '*', resource: 'virtualmachines' },
      { apiGroup: 'pool.kubevirt.io', apiVersion: '*', resource: 'virtualmachinepools' },
    ],
    exempt: [POD_MAKERS],
    variables: { named: namedAccounts('object'), before: `oldObject == null ? [] : (${namedAccounts('oldObject')})` },
    rules: [{
      name: 'tokens',
      on: ['CREATE', 'UPDATE'],
      what: 'ServiceAccount',
      violations: 'variables.named.filter(it, !(it in variables.before))',
      exemption: mayAsk,
      why: 'whoever applies this would get its token, and may not create serviceaccounts/token',
      write: 'leave it out, or have somebody apply it who may',
    }],
  };
}
