import { seesInvoices, worksInOffice } from "@boresight/domain/accounts/roles";
import { standingOf } from "./session.ts";
import { useAuth } from "./use-auth.ts";

/** Whether the person does the shop's daily business with customers and money: an admin, or a technician with that right. */
export const useIsOffice = (): boolean => worksInOffice(standingOf(useAuth().user));

export const useSeesInvoices = (): boolean => seesInvoices(standingOf(useAuth().user));
