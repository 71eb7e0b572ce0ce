// The health checks of each kind for Argo CD and Flux: the same verdicts in Lua and in CEL. An object has failed if `failed` is
// true, is healthy if `current` is true, and is in progress otherwise.
import { FAILURES, STORAGE_FAILURE, MISSING_CLAIM, NO_POD, VOLUMES_READY, STARTED_ONCE, PROVISIONING } from '../spec/machine-status';
import { CDI_API_VERSION } from '../storage/cdi-version';
import { WORKER_FAILURES, WORKER_MESSAGE, WORKER_REASON } from '../storage/worker-failures';

/** The health of the objects of a kind. */
interface HealthCheck {
  /** Neither Argo CD nor Flux compares its version, only its group. */
  readonly apiVersion: string;
  readonly kind: string;
  /** A Lua script. Argo CD gives it only the base and table libraries. */
  readonly lua: string;
  /** A CEL expression over the object's fields. */
  readonly failed: string;
  /** A CEL expression over the object's fields; evaluated if `failed` is false. */
  readonly current: string;
}

/** Strings as a list in CEL. */
function celList(texts: readonly string[]): string {
  return `[${texts.map((text) => `'${text}'`).join(', ')}]`;
}

/** Strings as a set in Lua. */
function luaSet(texts: readonly string[]): string {
  return `{ ${texts.map((text) => `${text} = true`).join(', ')} }`;
}

/** A CEL expression: whether any condition of the object matches. A new object has no conditions yet. */
function celCondition(holds: string): string {
  return `status.?conditions.orValue([]).exists(c, ${holds})`;
}

/** The beginning of every Lua script: the status, its conditions by type, and a function that returns the verdict. */
const LUA_STATUS = `local status = obj.status or {}
local conditions = {}
for _, condition in ipairs(status.conditions or {}) do
  conditions[condition.type] = condition
end
local function is(type, value)
  return conditions[type] ~= nil and conditions[type].status == value
end
local function health(verdict, message)
  return { status = verdict, message = message }
end
`;

const VIRTUAL_MACHINE_LUA = `${LUA_STATUS}local failures = ${luaSet(FAILURES)}
local state = status.printableStatus or "Unknown"

local reason = (conditions.Ready or {}).reason
local waits = reason == nil or reason == "${NO_POD}"
local function misses(type, claim)
  local message = is(type, "False") and conditions[type].message
  return claim ~= nil and message == "${MISSING_CLAIM.before}" .. obj.metadata.namespace .. "/" .. claim .. "${MISSING_CLAIM.after}"
end
local stale
local instance = (obj.spec.template or {}).spec or {}
for _, volume in ipairs(instance.volumes or {}) do
  local mounted = (volume.persistentVolumeClaim or {}).claimName
  local filled = (volume.dataVolume or {}).name or mounted == obj.metadata.name .. "-" .. volume.name and mounted or nil
  local claim = filled or mounted
  local unscheduled = state == "ErrorUnschedulable" and misses("PodScheduled", claim)
  local late = state == "ErrorPvcNotFound" and misses("Synchronized", filled)
  if late and is("${VOLUMES_READY}", "True") then
    stale = filled
  elseif late or unscheduled and waits then
    state = "${PROVISIONING}"
  end
  if unscheduled or state == "${PROVISIONING}" then
    conditions.PodScheduled = nil
  end
end

local reasons = { Failure = "True", Synchronized = "False", PodScheduled = "False", Paused = "True", Ready = "False" }
local function why()
  if stale ~= nil then
    return state .. ": a claim other than " .. stale .. " does not exist"
  end
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
if is("Paused", "True") and instance.startStrategy == "Paused" then
  return health("Healthy", state)
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
/** A guest that starts paused, such as one that waits for its attestation. */
const pausedFromStart = (instance: string) => `${celCondition("c.type == 'Paused' && c.status == 'True'")} && ${instance}.?startStrategy.orValue('') == 'Paused'`;
const FAILED = celCondition("c.type == 'Failure' && c.status == 'True'");
const STATE = "status.?printableStatus.orValue('')";

const STRATEGY = "spec.?runStrategy.orValue('')";
const WAS_STARTED = `(!(${STRATEGY} in ${celList(STARTED_ONCE)}) || status.?runStrategy.orValue('') == ${STRATEGY})`;

const reportsMissingClaim = (type: string, claim: string) => celCondition(
  `c.type == '${type}' && c.status == 'False' && c.?message.orValue('') == '${MISSING_CLAIM.before}' + metadata.namespace + '/' + ${claim} + '${MISSING_CLAIM.after}'`,
);
const DATA_VOLUME = "v.?dataVolume.?name.orValue('')";
const CLAIM = `v.?persistentVolumeClaim.?claimName.orValue(${DATA_VOLUME})`;
// The disks of a Machine have its name, and are created with it: the objects that fill them create their claims a moment later.
const FILLED = `(${CLAIM} == metadata.name + '-' + v.name ? ${CLAIM} : ${DATA_VOLUME})`;
const WAITS = `!${celCondition(`c.type == 'Ready' && c.?reason.orValue('${NO_POD}') != '${NO_POD}'`)}`;
const STILL_FILLED = `!${celCondition(`c.type == '${VOLUMES_READY}' && c.status == 'True'`)}`;
const UNSCHEDULED = `${STATE} == 'ErrorUnschedulable' && ${WAITS} && ${reportsMissingClaim('PodScheduled', CLAIM)}`;
const CLAIM_PENDING = `${UNSCHEDULED} || ${STATE} == 'ErrorPvcNotFound' && ${STILL_FILLED} && ${reportsMissingClaim('Synchronized', FILLED)}`;
const HAS_PENDING_CLAIM = `spec.?template.?spec.?volumes.orValue([]).exists(v, ${CLAIM_PENDING})`;

const VIRTUAL_MACHINE_HEALTH: HealthCheck = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  lua: VIRTUAL_MACHINE_LUA,
  failed: `${STORAGE_FAILED} || !${READY} && (${STATE} in ${celList(FAILURES)} && !${HAS_PENDING_CLAIM} || ${FAILED})`,
  current: `${READY} || ${pausedFromStart('spec.?template.?spec')} || ${STATE} == 'Stopped' && ${STRATEGY} != 'Always' && !spec.?running.orValue(false) && ${WAS_STARTED}`,
};

/** Only for Flux, which may wait for instances: Argo CD treats them as parts of machines. */
export const INSTANCE_HEALTH: Omit<HealthCheck, 'lua'> = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachineInstance',
  failed: `${STORAGE_FAILED} || status.?phase.orValue('') == 'Failed'`,
  current: `${READY} || ${pausedFromStart('spec')}`,
};

/** The run strategies of machines that only a person starts. */
const STOPPED_STRATEGIES = ['Halted', 'Manual'];

const POOL_LUA = `${LUA_STATUS}local atRest = ${luaSet(STOPPED_STRATEGIES)}
local machine = obj.spec.virtualMachineTemplate.spec
local wanted = obj.spec.replicas or 1
local ready = status.readyReplicas or 0

if is("ReplicaFailure", "True") then
  return health("Degraded", conditions.ReplicaFailure.message)
end
if atRest[machine.runStrategy] or machine.running == false then
  ready = status.replicas or 0
end
if ready == wanted then
  return health("Healthy", ready .. " of " .. wanted .. " machines")
end
return health("Progressing", ready .. " of " .. wanted .. " machines")
`;

const POOL_HEALTH: HealthCheck = {
  apiVersion: 'pool.kubevirt.io/v1beta1',
  kind: 'VirtualMachinePool',
  lua: POOL_LUA,
  failed: celCondition("c.type == 'ReplicaFailure' && c.status == 'True'"),
  current: `(spec.virtualMachineTemplate.spec.?runStrategy.orValue('') in ${celList(STOPPED_STRATEGIES)} || !spec.virtualMachineTemplate.spec.?running.orValue(true) ? `
    + 'status.?replicas.orValue(0) : status.?readyReplicas.orValue(0)) == spec.?replicas.orValue(1)',
};

/** The phases in which CDI is done, or waits for something outside of CDI. */
const SETTLED = ['PendingPopulation', 'Succeeded', 'UploadReady', 'WaitForFirstConsumer'];

const DATA_VOLUME_LUA = `${LUA_STATUS}local settled = ${luaSet(SETTLED)}
local failures = ${luaSet(WORKER_FAILURES)}
local phase = status.phase or "Unknown"

if settled[phase] then
  return health("Healthy", phase)
end
if phase == "Failed" or is("Running", "False") and failures[conditions.Running.reason or ""] then
  return health("Degraded", phase .. ": " .. ((conditions.Running or {}).message or "has failed"))
end
if (status.progress or "N/A") ~= "N/A" then
  return health("Progressing", phase .. " " .. status.progress)
end
return health("Progressing", phase)
`;

const SETTLED_PHASE = `status.?phase.orValue('') in ${celList(SETTLED)}`;

const DATA_VOLUME_HEALTH: HealthCheck = {
  apiVersion: CDI_API_VERSION,
  kind: 'DataVolume',
  lua: DATA_VOLUME_LUA,
  failed: `!(${SETTLED_PHASE}) && (status.?phase.orValue('') == 'Failed' || `
    + `${celCondition(`c.type == 'Running' && c.status == 'False' && c.?reason.orValue('') in ${celList(WORKER_FAILURES)}`)})`,
  current: SETTLED_PHASE,
};

const WORKER_FAILED = `metadata.?annotations[?'${WORKER_REASON}'].orValue('') in ${celList(WORKER_FAILURES)}`;

const CLAIM_LUA = `${LUA_STATUS}local phase = status.phase or "Unknown"

if phase == "Lost" then
  return health("Degraded", "Lost: its volume is gone")
end
local annotations = obj.metadata.annotations or {}
local failures = ${luaSet(WORKER_FAILURES)}
if phase == "Pending" and failures[annotations["${WORKER_REASON}"] or ""] then
  return health("Degraded", annotations["${WORKER_MESSAGE}"] or "its import has failed")
end
if phase == "Bound" or phase == "Pending" then
  return health("Healthy", phase)
end
return health("Progressing", phase)
`;

const CLAIM_HEALTH: HealthCheck = {
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  lua: CLAIM_LUA,
  failed: `status.?phase.orValue('') == 'Lost' || status.?phase.orValue('') == 'Pending' && ${WORKER_FAILED}`,
  current: "status.?phase.orValue('') in ['Bound', 'Pending']",
};

const IMAGE_LUA = `${LUA_STATUS}if status.lastImportedPVC ~= nil then
  return health("Healthy", "has an image")
end
return health("Progressing", (conditions.Progressing or {}).message or "has no image yet")
`;

const DATA_IMPORT_CRON_HEALTH: HealthCheck = {
  apiVersion: CDI_API_VERSION,
  kind: 'DataImportCron',
  lua: IMAGE_LUA,
  // CDI retries a failed import.
  failed: 'false',
  current: 'has(status.lastImportedPVC)',
};

/** When a snapshot, a restore or a clone is done. */
interface Done {
  readonly lua: string;
  readonly cel: string;
}

const operationHealth = (apiVersion: string, kind: string, done: Done): HealthCheck => ({
  apiVersion,
  kind,
  lua: `${LUA_STATUS}if status.phase == "Failed" or is("Failure", "True") then
  local failure = conditions.Failure or conditions.Ready or {}
  return health("Degraded", (status.error or {}).message or failure.message or failure.reason or "it has failed")
end
if ${done.lua} then
  return health("Healthy", "done")
end
return health("Progressing", (conditions.Progressing or {}).reason or status.phase or "Unknown")
`,
  failed: `status.?phase.orValue('') == 'Failed' || ${FAILED}`,
  current: done.cel,
});

const READY_TO_USE: Done = { lua: 'status.readyToUse', cel: 'status.?readyToUse.orValue(false)' };
const COMPLETE: Done = { lua: 'status.complete', cel: 'status.?complete.orValue(false)' };
const SUCCEEDED: Done = { lua: 'status.phase == "Succeeded"', cel: "status.?phase.orValue('') == 'Succeeded'" };

export const HEALTH_CHECKS: readonly HealthCheck[] = [
  VIRTUAL_MACHINE_HEALTH, POOL_HEALTH, DATA_VOLUME_HEALTH, CLAIM_HEALTH, DATA_IMPORT_CRON_HEALTH,
  operationHealth('snapshot.kubevirt.io/v1beta1', 'VirtualMachineSnapshot', READY_TO_USE),
  operationHealth('snapshot.kubevirt.io/v1beta1', 'VirtualMachineRestore', COMPLETE),
  operationHealth('clone.kubevirt.io/v1beta1', 'VirtualMachineClone', SUCCEEDED),
];
