import type { Gathered } from "#modules/inbox/evidence/gather-evidence.ts";
import { ownDomainOf } from "#modules/inbox/evidence/find-sender.ts";
import type { ReceivedMail } from "@boresight/domain/inbox/received-mail";

interface Placed {
  mail: Pick<ReceivedMail, "from" | "kind" | "replyTo">;
  gathered: Pick<Gathered, "evidence" | "sender">;
  isOfOrder: boolean;
}

/**
 * Returns where answers go if not to the sender: a form or a group writes in the name of people, whom its Reply-To names.
 * What is said of a customer's order goes to other addresses of the same company alone, as anybody can write the header.
 */
export function answerAddress({ mail, gathered, isOfOrder }: Placed): string | null {
  const { from, replyTo, kind } = mail;
  if (!replyTo || replyTo.address === from.address || kind !== "message" || gathered.evidence.isForged) return null;
  const domain = ownDomainOf(from.address);
  const isOfCompany = domain !== null && domain === ownDomainOf(replyTo.address);
  const isUnknown = gathered.sender.customerIds.length === 0 && !isOfOrder;
  return isOfCompany || isUnknown ? replyTo.address : null;
}
