import { fail } from "@boresight/domain/base/errors";
import { answerTemplateSchema } from "@boresight/domain/inbox/answer-template";
import { insertRow } from "#platform/database/insert-row.ts";
import { updateRow } from "#platform/database/update-row.ts";
import { mutation } from "#platform/mutation.ts";

export const saveAnswerTemplate = mutation({
  summary: "Adds an answer that the office can choose, or changes it. One that is no longer used is deactivated.",
  callers: ["admin"],
  input: answerTemplateSchema,
  returns: { answerTemplate: "AnswerTemplate" },
  clientKey: true,
  errors: ["definition-changed"],
  async run({ id, version, ...template }, { caller }) {
    if (id === null) {
      const added = await caller.one<{ id: string }>(insertRow("app.answer_templates", template));
      return { answerTemplate: added.id };
    }
    const stored = await caller.one<{ version: number }>({
      text: "select version from app.answer_templates where id = $1 for update",
      values: [id],
    });
    if (stored.version !== version) throw fail("definition-changed");
    await caller.run(updateRow("app.answer_templates", id, template));
    return { answerTemplate: id };
  },
});
