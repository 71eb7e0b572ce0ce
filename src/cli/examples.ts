// How each verb is used: what its help ends with, and its page in the reference. A test has the command's own options take them.
import { table } from '../plain-data/plain-data';

export const EXAMPLES: { readonly [verb: string]: readonly string[] } = table({
  'render': [
    'cdk8s-kubevirt render vm.yaml --set NAME=web-1 --set-file SSH_PUBLIC_KEY=key.pub',
    'cdk8s-kubevirt render machines.yaml --namespace shop | kubectl apply -f -',
  ],
  'validate': [
    'cdk8s-kubevirt validate dist/',
    'cdk8s-kubevirt validate --explain disk-has-volume',
    'cdk8s-kubevirt validate --capabilities cluster.yaml --output sarif .',
    'cdk8s-kubevirt validate --severity "no-secret-value=warning: thrown away each night" dist/',
  ],
  'apply': [
    'cdk8s-kubevirt apply dist/ --wait --timeout 15m',
    'cdk8s-kubevirt apply dist/ --prune shop --yes',
    'cdk8s-kubevirt apply dist/ --dry-run',
  ],
  'diff': ['cdk8s-kubevirt diff dist/ --prune shop'],
  'wait': [
    'cdk8s-kubevirt wait dist/',
    'cdk8s-kubevirt wait vm/web-1 dv/web-1-root --timeout 15m',
    'cdk8s-kubevirt wait --all --keep-waiting -o json',
  ],
  'status': ['cdk8s-kubevirt status web-1', 'cdk8s-kubevirt status -l tier=db -o json'],
  'list': ['cdk8s-kubevirt list -A -o wide'],
  'start': ['cdk8s-kubevirt start web-1 --wait'],
  'stop': ['cdk8s-kubevirt stop web-1 --wait', 'cdk8s-kubevirt stop -l tier=db --grace-period 120'],
  'restart': ['cdk8s-kubevirt restart dist/ --wait'],
  'migrate': ['cdk8s-kubevirt migrate web-1 --node node-2 --wait'],
  'delete': ['cdk8s-kubevirt delete web-1 --keep-disks', 'cdk8s-kubevirt delete dist/ --include-protected --yes'],
  'nodetypes': ['cdk8s-kubevirt nodetypes node-provider.yaml -o wide', 'cdk8s-kubevirt nodetypes node-provider.yaml --cluster'],
  'lease warmup': ['cdk8s-kubevirt lease warmup --template vm.yaml --context lab --ttl 2h'],
  'lease run': ['cdk8s-kubevirt lease run --id brave-otter --sync -- make test'],
  'lease ssh': ['cdk8s-kubevirt lease ssh brave-otter'],
  'lease vnc': ['cdk8s-kubevirt lease vnc brave-otter --open'],
  'lease status': ['cdk8s-kubevirt lease status brave-otter'],
  'lease inspect': ['cdk8s-kubevirt lease inspect brave-otter'],
  'lease list': ['cdk8s-kubevirt lease list -o json'],
  'lease stop': ['cdk8s-kubevirt lease stop brave-otter', 'cdk8s-kubevirt lease stop brave-otter --retain'],
  'lease cleanup': ['cdk8s-kubevirt lease cleanup --dry-run', 'cdk8s-kubevirt lease cleanup --max-age 1d'],
  'lease doctor': ['cdk8s-kubevirt lease doctor --config cdk8s-kubevirt.yaml'],
  'monitor': ['cdk8s-kubevirt monitor -A --port 9090', 'cdk8s-kubevirt monitor -n shop lab --log-level debug'],
  'graph': ['cdk8s-kubevirt graph dist/ > machines.mmd', 'cdk8s-kubevirt graph dist/ -o svg > machines.svg'],
  'doctor': ['cdk8s-kubevirt doctor dist/ --for apply', 'cdk8s-kubevirt doctor -o capabilities > cluster.yaml'],
  'port-forward': [
    'cdk8s-kubevirt port-forward web-1 8080:80',
    'ssh -o ProxyCommand="cdk8s-kubevirt port-forward --stdio vm/web-1 22" ada@web-1',
  ],
  'vnc': ['cdk8s-kubevirt vnc web-1 --open'],
});
