import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { isGenerated } from "@boresight/domain/files/document-kinds";
import { documentChangeSchema } from "@boresight/domain/files/document-schema";
import { text } from "@boresight/domain/texts/text";
import type { FileRow } from "#db/rows.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";

export const updateDocument = mutation({
  summary:
    "Says what a document of an order is, and whether the order's customer sees it. Its earlier versions follow, so that nothing internal stays readable.",
  callers: staffRoles,
  input: documentChangeSchema,
  returns: { file: "File" },
  errors: ["document-changed"],
  async run({ id, version, ...change }, tx) {
    const document = await lockDocument(id, tx);
    if (document.version !== version) throw fail("document-changed");
    const { documentKind = document.documentKind, customerVisible = document.customerVisible } = change;
    if (documentKind !== document.documentKind) requireFreeKind(document);
    if (customerVisible && document.isOfNote)
      throw wrongField("customerVisible", "wrong-reference", text("files.sentAmongColleagues"));
    await tx.caller.run({
      text: "update app.files set document_kind = $2, customer_visible = $3 where id = $1 or version_of = $1",
      values: [id, documentKind, customerVisible],
    });
    await tx.emit({
      type: "document.updated",
      entityId: id,
      payload: { serviceOrderId: document.serviceOrderId, documentKind, isCustomerVisible: customerVisible },
    });
    return { file: id };
  },
});

type Document = Pick<FileRow, "version" | "documentKind" | "customerVisible" | "orderTaskFileId"> & {
  serviceOrderId: string;
  /** The order's repair order, the waiver by which it went on, or the PDF of an issued document. */
  isReferenced: boolean;
  /** It came with an internal message, which customers do not see. */
  isOfNote: boolean;
};

/** Only current documents of orders: what belongs to a customer or a person has no one else to see it. */
async function lockDocument(id: string, { caller, system }: Transaction): Promise<Document> {
  await caller.one({
    text: "select id from app.files where id = $1 and service_order_id is not null and version_of is null",
    values: [id],
  });
  await lockRows(system, "app.files", { ids: [id] });
  return system.one<Document>({
    text: `select f.version, f.document_kind, f.customer_visible, f.order_task_file_id, f.service_order_id,
        f.id in (o.repair_order_file_id, o.ride_height_waiver_file_id) is true
          or exists (select from app.documents where file_id = f.id) as is_referenced,
        exists (select from app.order_messages m where m.id = f.order_message_id and m.is_internal) as is_of_note
      from app.files f join app.service_orders o on o.id = f.service_order_id where f.id = $1`,
    values: [id],
  });
}

/** Throws `invalid-input` for a document whose kind something else relies on. */
function requireFreeKind({ documentKind, orderTaskFileId, isReferenced }: Document): void {
  if (!isGenerated(documentKind) && orderTaskFileId === null && !isReferenced) return;
  throw wrongField(
    "documentKind",
    "wrong-reference",
    isReferenced ? text("files.orderReliesOnKind") : text("files.taskAsksForKind"),
  );
}
