import { ApiError, isTransient, Unreachable } from '../../../src/cli/cluster/api-error';

const refused = (code: number, message: string) => new ApiError(code, { kind: 'Status', message });

test.each<[string, Error, boolean]>([
  ['no answer', new Unreachable('connection refused'), true],
  ['a server that is too busy', refused(429, 'too many requests'), true],
  ['a webhook that is gone', refused(500, 'failed calling webhook'), true],
  ['a quota that was never counted', refused(403, 'virtualmachines.kubevirt.io "web" is forbidden: status unknown for quota: pool, resources: count/virtualmachines.kubevirt.io'), true],
  ['a quota that is used up', refused(403, 'virtualmachines.kubevirt.io "web" is forbidden: exceeded quota: pool'), false],
  ['a user who may not', refused(403, 'virtualmachines.kubevirt.io is forbidden: User "jo" cannot create resource'), false],
  ['an object that is refused', refused(422, 'is invalid'), false],
])('of %s it is known whether it passes', (_, error, passes) => expect(isTransient(error)).toBe(passes));
