import { z } from "zod";
import type { EntityKind } from "./entity-kind.ts";
import { completeSalesDocument, salesDocumentReadOnly, salesDocumentSchema } from "./sales-document.ts";

export const estimateKind: EntityKind = {
  schema: salesDocumentSchema.extend({
    TxnStatus: z.enum(["Pending", "Accepted", "Closed", "Rejected"]).optional(),
    AcceptedBy: z.string().optional(),
    AcceptedDate: z.string().optional(),
    ExpirationDate: z.string().optional(),
  }),
  readOnly: salesDocumentReadOnly,
  canBeDeleted: true,
  complete: (draft) => ({ TxnStatus: "Pending", ...completeSalesDocument("Estimate", draft) }),
};
