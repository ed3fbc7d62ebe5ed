import { isCustomerType, isStaff, roles } from "@boresight/domain/accounts/roles";

export type Query = Readonly<Record<string, unknown>>;

export interface Redirect {
  to: string;
  search: Query;
}

interface Arrival {
  query: Query;
  /** The link of a reset email has just created the current session. */
  resetsPassword: boolean;
  /** The default role of the signed-in user, or else of the stored user. */
  role: string | null;
}

/** Returns where / leads: to the reset form for a password link, else to the role's dashboard, else to the login. */
export function landingFor({ query, role, resetsPassword }: Arrival): Redirect {
  if (resetsPassword || query["type"] === "passwordReset") {
    return { to: "/reset-password", search: { ...query, type: "passwordReset" } };
  }
  const known = roles.find((one) => one === role);
  if (known && isStaff(known)) return { to: "/dashboards/admin", search: {} };
  if (known && isCustomerType(known)) return { to: "/dashboards/customer", search: {} };
  return { to: "/login", search: query };
}
