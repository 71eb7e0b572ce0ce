import { Unreachable } from '../../../src/cli/cluster/api-error';
import { unreachable } from '../../../src/cli/cluster/unreachable';

const OPENSSL = (alert: string) => `80FC09F9C37F0000:error:0A00045C:SSL routines:ssl3_read_bytes:${alert}:../deps/openssl/openssl/ssl/record/rec_layer_s3.c:1601:SSL alert number 116:\n`;

test.each<[string, string, boolean]>([
  [OPENSSL('tlsv13 alert certificate required'), 'the server refuses the client certificate, or that there is none (certificate required): write a new one into the kubeconfig', true],
  [OPENSSL('sslv3 alert bad certificate'), 'the server refuses the client certificate, or that there is none (bad certificate): write a new one into the kubeconfig', true],
  [OPENSSL('tlsv1 alert unknown ca'), 'the server refuses the client certificate, or that there is none (unknown ca): write a new one into the kubeconfig', true],
  [OPENSSL('wrong version number'), 'the server does not speak TLS: check the address and the port in the kubeconfig', true],
  [OPENSSL('packet length too long'), 'the server does not speak TLS: check the address and the port in the kubeconfig', true],
  [OPENSSL('record layer failure'), 'the server does not speak TLS: check the address and the port in the kubeconfig', true],
  ['Bad response: 403', 'the proxy refuses the connection: 403', true],
  ['Bad response: 503', 'the proxy refuses the connection: 503', false],
  ['connect ECONNREFUSED 10.0.0.1:6443', 'connect ECONNREFUSED 10.0.0.1:6443', false],
  ['', 'the connection broke', false],
])('%j is reported as %j; whether a retry cannot help: %s', (message, said, isPermanent) => {
  const error = unreachable(new Error(message)) as Unreachable;
  expect([error.message, error.isPermanent]).toEqual([said, isPermanent]);
});
