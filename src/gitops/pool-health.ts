// The health of a VirtualMachinePool, which has no condition that says it: as many machines as it asks for, all of them
// ready unless they are to rest.
import { celCondition, celList, HealthCheck, LUA_STATUS, luaSet } from './health-checks';

/** The run strategies of machines that nobody but a person starts. */
const AT_REST = ['Halted', 'Manual'];

const LUA = `${LUA_STATUS}local atRest = ${luaSet(AT_REST)}
local wanted = obj.spec.replicas or 1
local ready = status.readyReplicas or 0

if is("ReplicaFailure", "True") then
  return health("Degraded", conditions.ReplicaFailure.message)
end
if atRest[obj.spec.virtualMachineTemplate.spec.runStrategy] then
  ready = status.replicas or 0
end
if ready == wanted then
  return health("Healthy", ready .. " of " .. wanted .. " machines")
end
return health("Progressing", ready .. " of " .. wanted .. " machines")
`;

export const POOL_HEALTH: HealthCheck = {
  apiVersion: 'pool.kubevirt.io/v1beta1',
  kind: 'VirtualMachinePool',
  lua: LUA,
  failed: celCondition("c.type == 'ReplicaFailure' && c.status == 'True'"),
  current: `(spec.virtualMachineTemplate.spec.?runStrategy.orValue('') in ${celList(AT_REST)} ? `
    + 'status.?replicas.orValue(0) : status.?readyReplicas.orValue(0)) == spec.?replicas.orValue(1)',
};
