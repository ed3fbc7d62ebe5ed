import { isStaff, type Role } from "#accounts/roles.ts";
import type { StatusCategory } from "#statuses/status-look.ts";

const byStaff: readonly StatusCategory[] = ["intake", "ready", "onsite", "hold"];
const byCustomers: readonly StatusCategory[] = ["intake", "ready"];

/** Where an order's work is still ahead; customers book only until the vehicle is here. */
export const bookableCategories = (role: Role): readonly StatusCategory[] => (isStaff(role) ? byStaff : byCustomers);
