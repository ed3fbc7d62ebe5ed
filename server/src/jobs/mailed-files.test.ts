import { expect, test } from "vitest";
import { openFileDeps } from "#modules/files/file-deps.ts";
import { removeUnsentFiles } from "#modules/files/upkeep/remove-unsent-files.ts";
import { answerConversation } from "#modules/inbox/answers/answer-conversation.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log.ts";
import { addConversation } from "../../test/conversations.ts";
import { openStorage } from "../../test/files/storage.ts";
import { pdf, photo } from "../../test/files/sample-files.ts";
import { readMailAttachments } from "./read-mail-attachments.ts";

const nextYear = () => new Date(Date.now() + 366 * 86_400_000);

test("an answer by mail brings its files along, which stay with the conversation", async () => {
  await using storage = await openStorage("disk");
  const { server, shop, as } = storage;
  const id = await addConversation(server.db.owner, {
    messages: [{ external_id: "<a@example.com>", subject: "Camry" }],
  });
  const uploaded = async (content: Buffer<ArrayBuffer>, type: string) =>
    (await storage.upload({ content, type, fileName: "sheet", metadata: { metadata: { forMessage: true } } }, as.ada))
      .body.id;
  const fileIds = [await uploaded(pdf, "application/pdf"), await uploaded(await photo(20, 10), "image/jpeg")];

  await inTransaction(server.db.server, shop.ada, (tx) => answerConversation({ id, body: "Both", fileIds }, tx));

  const { rows: sent } = await server.db.owner.query("select attached_documents from app.messages");
  const files = openFileDeps({ config: server.config, log: createLog("silent") });
  const deps = { ...server, pool: server.db.server, ...files } as unknown as Parameters<typeof readMailAttachments>[1];
  const mail = { attachedDocuments: sent[0].attached_documents, recipient: "bob@example.com" };
  const attachments = await readMailAttachments(mail, deps);
  expect(attachments.map(({ contentType }) => contentType)).toEqual(["application/pdf", "image/jpeg"]);
  await removeUnsentFiles({ ...deps, clock: nextYear });
  const { rows: left } = await server.db.owner.query(
    "select c.kind from app.conversation_files c join app.files f on f.id = c.file_id order by c.position",
  );
  expect(left).toEqual([{ kind: "other" }, { kind: "photo" }]);
});
