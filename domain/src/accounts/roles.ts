/** The product's roles, plus `public` for requests without a token. */
export const roles = ["admin", "technician", "customer", "user", "public"] as const;
export type Role = (typeof roles)[number];

/** The roles of people who work here. */
export const staffRoles: readonly Role[] = ["admin", "technician"];
export const isStaff = (role: Role): boolean => staffRoles.includes(role);

/** Roles customer and user count as customer-type users. */
export const isCustomerType = (role: Role): boolean => role === "customer" || role === "user";

export type UserType = "Customer" | "Partner" | "Calibration" | "Admin";

/** The type shown to people: admin is Admin, technician is Calibration, the rest Partner or Customer. */
export function userType(role: Role, isPartnerReward: boolean): UserType {
  if (role === "admin") return "Admin";
  if (role === "technician") return "Calibration";
  return isPartnerReward ? "Partner" : "Customer";
}
