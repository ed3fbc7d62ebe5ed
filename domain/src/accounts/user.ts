import { text } from "#texts/text.ts";

/** Roles a login can be given; people who register by themselves start as `user`. */
export const loginRoles = ["admin", "technician", "customer", "user"] as const;
export type LoginRole = (typeof loginRoles)[number];

export const roleWords: Record<LoginRole, string> = {
  admin: text("accounts.admin"),
  technician: text("base.technician"),
  customer: text("accounts.customer"),
  user: text("accounts.notLinkedYet"),
};
