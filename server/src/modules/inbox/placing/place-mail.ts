import { judgePlacing, type Guess, type PlacingMark } from "@boresight/domain/inbox/judge-placing";
import type { ReceivedMail } from "@boresight/domain/inbox/received-mail";
import { noAttachments, type StoredAttachments } from "#modules/inbox/attachments/store-attachments.ts";
import { answerAddress } from "#modules/inbox/conversations/answer-address.ts";
import { addReceivedMessage } from "#modules/inbox/conversations/add-received-message.ts";
import { postToOrder } from "#modules/inbox/conversations/post-to-order.ts";
import {
  conversationOfOrder,
  looseConversation,
  noteSaid,
  senderOf,
  wordOf,
} from "#modules/inbox/conversations/save-conversation.ts";
import { answerRequest } from "#modules/inbox/requests/answer-request.ts";
import { noteInvitationAnswer } from "#modules/inbox/invitations/note-invitation-answer.ts";
import { openRequest } from "#modules/inbox/requests/open-request.ts";
import { gatherEvidence, type Filed } from "#modules/inbox/evidence/gather-evidence.ts";
import type { Work } from "#platform/database/events.ts";

/**
 * Files a mail in the conversation that it belongs to, and returns the conversation's id: with its order where that is
 * sure, with a new request where it brings a known customer's estimate, and else with its sender, for a person to place.
 * `attachments` are what `storeAttachments` made of the mail before.
 */
export async function placeMail(
  mail: ReceivedMail,
  work: Work,
  attachments: StoredAttachments = noAttachments,
): Promise<string> {
  // One after the other: an estimate that is mailed twice at once is one request.
  await work.system.run({
    text: "select pg_advisory_xact_lock(hashtextextended('mail:' || split_part($1, '@', 2), 0))",
    values: [senderOf(mail)],
  });
  const gathered = await gatherEvidence(mail, attachments.files, work);
  const filed: Filed = { mail, attachments, gathered };
  await noteInvitationAnswer(filed, work);
  const placing = judgePlacing(gathered.evidence);
  if ("orderId" in placing) return placeInOrder(filed, placing, work);
  const request = await openRequest(filed, work);
  if (request === null) return placeWithSender(filed, placing.guesses, work);
  const conversationId = await placeInOrder(filed, { orderId: request.orderId, by: "sender" }, work);
  await answerRequest(request, mail, work);
  return conversationId;
}

async function placeInOrder(
  { mail, attachments, gathered }: Filed,
  { orderId, by }: { orderId: string; by: PlacingMark },
  work: Work,
): Promise<string> {
  const word = wordOf(mail);
  const answerTo = answerAddress({ mail, gathered, isOfOrder: true });
  const id = await conversationOfOrder(orderId, word, work.system);
  const messageId = await addReceivedMessage(id, { mail, attachments, answerTo }, work.system);
  await postToOrder(messageId, orderId, work);
  const said = { words: gathered.ownWords, placedBy: by, customerId: null, guesses: [] };
  await work.system.run(noteSaid(id, word, said));
  return id;
}

async function placeWithSender(
  { mail, attachments, gathered }: Filed,
  guesses: readonly Guess[],
  { system }: Work,
): Promise<string> {
  const { sender, evidence, ownWords } = gathered;
  const [customerId = null, another] = sender.customerIds;
  const isKnown = customerId !== null && another === undefined && !evidence.isForged;
  const word = wordOf(mail);
  const id = await looseConversation(word, system);
  const answerTo = answerAddress({ mail, gathered, isOfOrder: false });
  await addReceivedMessage(id, { mail, attachments, answerTo }, system);
  const known = isKnown ? { placedBy: "sender" as const, customerId } : { placedBy: null, customerId: null };
  await system.run(noteSaid(id, word, { words: ownWords, guesses, ...known }));
  return id;
}
