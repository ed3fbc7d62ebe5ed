/** What a conversation may be about, best first, as the server guesses. */
import { t } from "@boresight/domain/texts/text";
import * as z from "zod/mini";

const guessSchema = z.object({
  serviceOrderId: z.optional(z.nullable(z.string())),
  customerId: z.optional(z.nullable(z.string())),
  reason: z.string(),
});
export type Guess = z.infer<typeof guessSchema>;

/** Those that can be read: an older page may not know all of them. */
export const guessesIn = (sent: unknown): Guess[] =>
  (Array.isArray(sent) ? sent : []).flatMap((one) => guessSchema.safeParse(one).data ?? []);

const reasons: Readonly<Record<string, string>> = {
  lastText: t("inbox.reasonLastText"),
  vin: t("inbox.reasonVin"),
  repairOrder: t("inbox.reasonRepairOrder"),
  claim: t("inbox.reasonClaim"),
  plate: t("inbox.reasonPlate"),
  sender: t("inbox.reasonSender"),
  token: t("inbox.reasonMail"),
  references: t("inbox.reasonMail"),
  address: t("inbox.reasonSender"),
  phone: t("inbox.reasonTelephone"),
};

export const reasonWords = (reason: string): string => reasons[reason] ?? t("inbox.reasonOther");
