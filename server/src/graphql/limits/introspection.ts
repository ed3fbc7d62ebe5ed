import type { Role } from "@boresight/domain/accounts/roles";

/** Which roles may introspect the schema. */
export const mayIntrospect = (role: Role): boolean => role === "admin";
