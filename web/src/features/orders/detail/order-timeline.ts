/** The history of an order in sentences: its status changes, appointments, payments, edits, added files, issued documents and sent emails. */
import { t } from "@boresight/domain/texts/text";
import { typeWord } from "#records/documents/type-words.ts";
import AttachFile from "~icons/ic/baseline-attach-file";
import DescriptionOutlined from "~icons/ic/outline-description";
import MailOutline from "~icons/ic/outline-mail";
import { rowsOf } from "#data/rows.ts";
import type { OrderHistoryFragment } from "#graphql/graphql.ts";
import type { TimelineEntry } from "#ui/layout/timeline.tsx";
import { editEntry } from "#features/orders/fields/order-edits.ts";
import { billingEntries } from "./billing-entries.ts";
import { answerEntry, appointmentEntry } from "./appointment-entries.ts";
import { categoryLook, statusIcon } from "#records/status-look.ts";

type Change = NonNullable<OrderHistoryFragment["statusHistory"]["nodes"][number]>;
type AddedFile = NonNullable<OrderHistoryFragment["added"]["nodes"][number]>;
type Issued = NonNullable<OrderHistoryFragment["issued"]["nodes"][number]>;
type SentMail = NonNullable<NonNullable<OrderHistoryFragment["sent"]>["nodes"][number]>;

/** Returns the history, latest first. Customers see only what concerns them, in their own wording. */
export function timelineOf(history: OrderHistoryFragment, staff: boolean): TimelineEntry[] {
  const issued = rowsOf(history.issued);
  const pdfs = new Set(issued.map(({ fileId }) => fileId));
  return [
    ...rowsOf(history.statusHistory).map((change) => statusEntry(change, staff)),
    ...issued.flatMap(documentEntries),
    ...together(rowsOf(history.added).filter(({ id }) => !pdfs.has(id))).map(filesEntry),
    // A notice on a device says no more than the mail.
    ...rowsOf(history.sent).flatMap((mail) => (mail.channel === "push" ? [] : [mailEntry(mail)])),
    ...rowsOf(history.appointmentChanges).flatMap((change) => appointmentEntry(change) ?? []),
    ...rowsOf(history.appointmentAnswers).map((answer) => answerEntry(answer, history.timeZone)),
    ...rowsOf(history.billed).flatMap(billingEntries),
    ...(history.edits ?? []).map((edit) => editEntry(edit, history.timeZone)),
  ].toSorted((one, other) => Date.parse(other.moment) - Date.parse(one.moment));
}

const statusEntry = (change: Change, staff: boolean): TimelineEntry => ({
  id: change.id,
  icon: statusIcon(change.toStatus?.icon ?? ""),
  tone: categoryLook(change.toStatus?.category ?? "closed").tone,
  sentence: staff ? statusSentence(change) : (change.toStatus?.customerLabel ?? ""),
  ...(change.note && { note: change.note }),
  moment: change.changedAt,
});

function statusSentence({ fromStatus, toStatus, userByChangedBy }: Change): string {
  const who = userByChangedBy?.displayName;
  const status = toStatus?.statusName ?? "";
  if (!fromStatus) return who ? t("orders.whoOpenedTheOrder", { who }) : t("orders.theOrderWasOpened");
  return who ? t("orders.whoMovedItToStatus", { who, status }) : t("orders.movedToStatus", { status });
}

const minutesTogether = 10;

/** Files that one person adds within ten minutes share a line: four sides are not four events. */
function together(files: readonly AddedFile[]): AddedFile[][] {
  const groups: AddedFile[][] = [];
  for (const file of files) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const apart = first ? Math.abs(Date.parse(first.createdAt) - Date.parse(file.createdAt)) : Infinity;
    const isSame = first?.userByUploadedBy?.id === file.userByUploadedBy?.id;
    if (group && isSame && apart <= minutesTogether * 60_000) group.push(file);
    else groups.push([file]);
  }
  return groups;
}

const mostNames = 3;

function filesEntry(files: readonly AddedFile[]): TimelineEntry {
  const [first] = files;
  const names = files.slice(0, mostNames).map(({ name }) => name);
  const more = files.length - names.length;
  const what = more > 0 ? t("orders.namesAndMoreMore", { names: names.join(", "), more }) : names.join(", ");
  const who = first?.userByUploadedBy?.displayName;
  return {
    id: first?.id ?? "",
    icon: AttachFile,
    tone: "grey",
    sentence: who ? t("orders.whoAddedWhat", { who, what }) : t("orders.addedWhat", { what }),
    moment: first?.createdAt ?? "",
  };
}

/** Issued, and revoked if it was. */
function documentEntries({ id, type, number, issuedAt, issuer, revokedAt, revokeReason }: Issued): TimelineEntry[] {
  const what = `${typeWord(type)} ${number}`;
  const who = issuer?.displayName;
  const entry: TimelineEntry = {
    id,
    icon: DescriptionOutlined,
    tone: "grey",
    sentence: who ? t("documents.whoIssuedWhat", { who, what }) : t("documents.whatWasIssued", { what }),
    moment: issuedAt,
  };
  if (!revokedAt) return [entry];
  const revoked = t("documents.whatWasRevoked", { what });
  const note = revokeReason ? { note: revokeReason } : {};
  return [entry, { ...entry, id: `${id} revoked`, tone: "red", sentence: revoked, moment: revokedAt, ...note }];
}

const mailEntry = ({ id, status, createdAt, ...mail }: SentMail): TimelineEntry => ({
  id,
  icon: MailOutline,
  tone: status === "failed" || status === "bounced" ? "red" : "grey",
  sentence: mailWords(status, mail),
  moment: createdAt,
});

function mailWords(status: string, { channel, ...mail }: Pick<SentMail, "channel" | "recipient" | "subject">): string {
  if (channel === "sms") return status === "failed" ? t("orders.textToFailed", mail) : t("orders.textTo", mail);
  if (status === "failed") return t("orders.mailToFailed", mail);
  return status === "bounced" ? t("orders.mailToBounced", mail) : t("orders.mailTo", mail);
}
