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

/** What somebody acts with: a role, and with a technician's the right "office" that an admin gave. */
export interface Standing {
  role: Role;
  isOffice: boolean;
}

/** How a session lists the right beside its roles; it is not a role that a request can ask to act in. */
export const officeRight = "office";

/** Who does the shop's daily business with customers and money. */
export const worksInOffice = ({ role, isOffice }: Standing): boolean =>
  role === "admin" || (role === "technician" && isOffice);

/** Staff other than the office see no invoices; customers see their own. */
export const seesInvoices = (standing: Standing): boolean =>
  standing.role !== "public" && (standing.role !== "technician" || worksInOffice(standing));

/** A role, or technicians with the right "office" alone. */
export type CallerKind = Role | typeof officeRight;
export const officeCallers: readonly CallerKind[] = ["admin", officeRight];
/** The office, and customers for what is their own. */
export const payingCallers: readonly CallerKind[] = [...officeCallers, "customer", "user"];

export const isAmong = (callers: readonly CallerKind[], standing: Standing): boolean =>
  callers.includes(standing.role) || (callers.includes(officeRight) && worksInOffice(standing));
