// The health of a VirtualMachine: Ready, or at rest where it is to rest. Argo CD's own check calls a machine at rest
// suspended, and a sync of several waves never gets past it.
import { celCondition, celList, HealthCheck, LUA_STATUS, luaSet } from './health-check';

/** What KubeVirt says in `printableStatus` of a machine that does not come up by itself. */
const FAILURES = ['CrashLoopBackOff', 'DataVolumeError', 'ErrImagePull', 'ErrorPvcNotFound', 'ErrorUnschedulable', 'ImagePullBackOff'];

/** KubeVirt pauses a guest whose storage fails, and cannot resume it. */
const STORAGE_FAILURE = 'PausedIOError';

const LUA = `${LUA_STATUS}local failures = ${luaSet(FAILURES)}
local state = status.printableStatus or "Unknown"

local reasons = { Failure = "True", Synchronized = "False", PodScheduled = "False", Paused = "True", Ready = "False" }
local function why()
  for _, type in ipairs({ "Failure", "Synchronized", "PodScheduled", "Paused", "Ready" }) do
    if is(type, reasons[type]) and (conditions[type].message or "") ~= "" then
      return state .. ": " .. conditions[type].message
    end
  end
  return state
end

if is("Paused", "True") and conditions.Paused.reason == "${STORAGE_FAILURE}" then
  return health("Degraded", why())
end
if is("Ready", "True") then
  return health("Healthy", state)
end
if failures[state] or is("Failure", "True") then
  return health("Degraded", why())
end
if state == "Stopped" and obj.spec.runStrategy ~= "Always" and obj.spec.running ~= true then
  return health("Healthy", state)
end
return health("Progressing", why())
`;

const STORAGE_FAILED = celCondition(`c.type == 'Paused' && c.status == 'True' && c.?reason.orValue('') == '${STORAGE_FAILURE}'`);
const READY = celCondition("c.type == 'Ready' && c.status == 'True'");
const FAILED = celCondition("c.type == 'Failure' && c.status == 'True'");
const STATE = "status.?printableStatus.orValue('')";

export const VIRTUAL_MACHINE_HEALTH: HealthCheck = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  lua: LUA,
  failed: `${STORAGE_FAILED} || !${READY} && (${STATE} in ${celList(FAILURES)} || ${FAILED})`,
  current: `${READY} || ${STATE} == 'Stopped' && spec.?runStrategy.orValue('') != 'Always' && !spec.?running.orValue(false)`,
};
