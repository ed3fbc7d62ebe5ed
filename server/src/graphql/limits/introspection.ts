import type { Role } from "@boresight/domain/accounts/roles";

/** Who may ask the schema for its names. */
export const mayIntrospect = (role: Role): boolean => role === "admin";
