// The health of a DataImportCron: as it is wanted once it has an image. CDI looks only once at a DataVolume that clones its
// DataSource, so that one has to come after the first import.
import { HealthCheck, LUA_STATUS } from './health-checks';

const LUA = `${LUA_STATUS}if status.lastImportedPVC ~= nil then
  return health("Healthy", "has an image")
end
return health("Progressing", (conditions.Progressing or {}).message or "has no image yet")
`;

export const DATA_IMPORT_CRON_HEALTH: HealthCheck = {
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataImportCron',
  lua: LUA,
  // An import that fails is begun again.
  failed: 'false',
  current: 'has(status.lastImportedPVC)',
};
