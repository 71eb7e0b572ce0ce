// What Argo CD and Flux are told of one kind: the same verdicts, once in Lua and once in CEL. An object is failed where
// `failed` holds, as it is wanted where `current` holds, and in progress otherwise.

/** The health of the objects of a kind. */
export interface HealthCheck {
  readonly apiVersion: string;
  readonly kind: string;
  /** A Lua script, of which Argo CD opens the base and table libraries only. */
  readonly lua: string;
  /** A CEL expression over the object's fields. */
  readonly failed: string;
  /** A CEL expression over the object's fields; looked at where `failed` does not hold. */
  readonly current: string;
}

/** Texts as a list in CEL. */
export function celList(texts: readonly string[]): string {
  return `[${texts.map((text) => `'${text}'`).join(', ')}]`;
}

/** Texts as a set in Lua. */
export function luaSet(texts: readonly string[]): string {
  return `{ ${texts.map((text) => `${text} = true`).join(', ')} }`;
}

/** Whether one of an object's conditions is as CEL says; a new object has none yet. */
export function celCondition(holds: string): string {
  return `status.?conditions.orValue([]).exists(c, ${holds})`;
}

/** What Lua scripts begin with: the status, its conditions by type, and the verdict. */
export const LUA_STATUS = `local status = obj.status or {}
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
