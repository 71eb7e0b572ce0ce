// The health of a VirtualMachine: Ready, or at rest where it is to rest. Argo CD's own check calls a machine at rest
// suspended, and a sync of several waves never gets past it.
//
// A claim that comes after the machine, or that CDI has yet to make for a DataVolume, is no failure of the machine, though
// KubeVirt goes on saying so until the machine has a pod.
import { celCondition, celList, HealthCheck, LUA_STATUS, luaSet } from './health-checks';
import { FAILURES, MISSING_CLAIM, PROVISIONING, STARTED_ONCE, STORAGE_FAILURE } from '../spec/printable-status';

const LUA = `${LUA_STATUS}local failures = ${luaSet(FAILURES)}
local state = status.printableStatus or "Unknown"

local function misses(type, claim)
  local message = is(type, "False") and conditions[type].message
  return claim ~= nil and message == "${MISSING_CLAIM.before}" .. obj.metadata.namespace .. "/" .. claim .. "${MISSING_CLAIM.after}"
end
for _, volume in ipairs(((obj.spec.template or {}).spec or {}).volumes or {}) do
  local filled = (volume.dataVolume or {}).name
  local claim = filled or (volume.persistentVolumeClaim or {}).claimName
  if state == "ErrorUnschedulable" and misses("PodScheduled", claim) or state == "ErrorPvcNotFound" and misses("Synchronized", filled) then
    state = "${PROVISIONING}"
    conditions.PodScheduled = nil
  end
end

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
local strategy = obj.spec.runStrategy
local startedOnce = ${luaSet(STARTED_ONCE)}
if state == "Stopped" and strategy ~= "Always" and obj.spec.running ~= true and (not startedOnce[strategy] or status.runStrategy == strategy) then
  return health("Healthy", state)
end
return health("Progressing", why())
`;

const STORAGE_FAILED = celCondition(`c.type == 'Paused' && c.status == 'True' && c.?reason.orValue('') == '${STORAGE_FAILURE}'`);
const READY = celCondition("c.type == 'Ready' && c.status == 'True'");
const FAILED = celCondition("c.type == 'Failure' && c.status == 'True'");
const STATE = "status.?printableStatus.orValue('')";

const STRATEGY = "spec.?runStrategy.orValue('')";
const WAS_STARTED = `(!(${STRATEGY} in ${celList(STARTED_ONCE)}) || status.?runStrategy.orValue('') == ${STRATEGY})`;

const misses = (type: string, claim: string) => celCondition(
  `c.type == '${type}' && c.status == 'False' && c.?message.orValue('') == '${MISSING_CLAIM.before}' + metadata.namespace + '/' + ${claim} + '${MISSING_CLAIM.after}'`,
);
const FILLED = "v.?dataVolume.?name.orValue('')";
const CLAIM = `v.?persistentVolumeClaim.?claimName.orValue(${FILLED})`;
const COMES = `${STATE} == 'ErrorUnschedulable' && ${misses('PodScheduled', CLAIM)} || ${STATE} == 'ErrorPvcNotFound' && ${misses('Synchronized', FILLED)}`;
const COMES_LATE = `spec.?template.?spec.?volumes.orValue([]).exists(v, ${COMES})`;

export const VIRTUAL_MACHINE_HEALTH: HealthCheck = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  lua: LUA,
  failed: `${STORAGE_FAILED} || !${READY} && (${STATE} in ${celList(FAILURES)} && !${COMES_LATE} || ${FAILED})`,
  current: `${READY} || ${STATE} == 'Stopped' && ${STRATEGY} != 'Always' && !spec.?running.orValue(false) && ${WAS_STARTED}`,
};
