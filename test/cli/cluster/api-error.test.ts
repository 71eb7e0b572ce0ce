import { ApiError, isTransient, loginAdvice, Unreachable } from '../../../src/cli/cluster/api-error';

const refused = (code: number, message: string) => new ApiError(code, { kind: 'Status', message });

test.each<[string, Error, boolean]>([
  ['no answer', new Unreachable('connection refused'), true],
  ['a server that is too busy', refused(429, 'too many requests'), true],
  ['a webhook that is gone', refused(500, 'failed calling webhook'), true],
  ['a quota that was never counted', refused(403, 'virtualmachines.kubevirt.io "web" is forbidden: status unknown for quota: pool, resources: count/virtualmachines.kubevirt.io'), true],
  ['a quota that is used up', refused(403, 'virtualmachines.kubevirt.io "web" is forbidden: exceeded quota: pool'), false],
  ['a quota that another server updates at the same time', refused(409, 'Operation cannot be fulfilled on resourcequotas "pool": the object has been modified; please apply your changes to the latest version and try again'), true],
  ['a quota across several namespaces', refused(409, 'Operation cannot be fulfilled on clusterresourcequotas.quota.openshift.io "pool": the object has been modified; please try again'), true],
  ['a quota other than the one to delete', refused(409, 'Operation cannot be fulfilled on resourcequotas "pool": Precondition failed: UID in precondition: a, UID in object meta: b'), false],
  ['an object that somebody else has changed', refused(409, 'Operation cannot be fulfilled on virtualmachines.kubevirt.io "web": the object has been modified'), false],
  ['a user who lacks permission', refused(403, 'virtualmachines.kubevirt.io is forbidden: User "jo" cannot create resource'), false],
  ['an object that is refused', refused(422, 'is invalid'), false],
])('isTransient decides on %s', (_, error, passes) => expect(isTransient(error)).toBe(passes));

test.each<[string, object]>([
  ['a reason that is not a string', { reason: { code: 5 } }],
  ['causes that are not maps', { details: { causes: [null, 'no', 5] } }],
  ['details that are no map', { details: 'none' }],
])('an answer with %s, such as one of a gateway, has none of them', (_, body) => {
  const { reason, causes, message } = new ApiError(502, body);
  expect([reason, causes, message]).toEqual([undefined, [], '502: no message']);
});

test('whose login it is matters only to an error about the login: finding that out reads files', () => {
  const account = jest.fn(() => 'it used user "ann"');
  const server = { get account() { return account(); } };
  expect([refused(404, 'not found'), refused(403, 'is forbidden: User "jo" cannot'), new Unreachable('no answer')].map((error) => loginAdvice(error, server))).toEqual(['', '', '']);
  expect(account).not.toHaveBeenCalled();
  expect(loginAdvice(refused(401, 'Unauthorized'), server)).toMatch(/: it used user "ann"$/);
});
