// The health of DataVolumes and PersistentVolumeClaims. One that waits for its first consumer is as it is wanted: were it
// in progress, a tool would wait for it before it applies the machine that it waits for.
import { celCondition, celList, HealthCheck, LUA_STATUS, luaSet } from './health-checks';

/** The phases in which the next step is somebody else's. */
const SETTLED = ['PendingPopulation', 'Succeeded', 'UploadReady', 'WaitForFirstConsumer'];

/** Why a worker pod of CDI does not run that should: what KubeVirt takes for a DataVolumeError. */
const WORKER_FAILURES = ['Error', 'ImagePullFailed'];

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

export const DATA_VOLUME_HEALTH: HealthCheck = {
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataVolume',
  lua: DATA_VOLUME_LUA,
  failed: `!(${SETTLED_PHASE}) && (status.?phase.orValue('') == 'Failed' || `
    + `${celCondition(`c.type == 'Running' && c.status == 'False' && c.?reason.orValue('') in ${celList(WORKER_FAILURES)}`)})`,
  current: SETTLED_PHASE,
};

const CLAIM_LUA = `${LUA_STATUS}local phase = status.phase or "Unknown"

if phase == "Lost" then
  return health("Degraded", "Lost: its volume is gone")
end
if phase == "Bound" or phase == "Pending" then
  return health("Healthy", phase)
end
return health("Progressing", phase)
`;

export const CLAIM_HEALTH: HealthCheck = {
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  lua: CLAIM_LUA,
  failed: "status.?phase.orValue('') == 'Lost'",
  current: "status.?phase.orValue('') in ['Bound', 'Pending']",
};
