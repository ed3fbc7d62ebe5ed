import { savedSchema } from "@boresight/domain/base/record-schema";
import { answerTemplate } from "@boresight/domain/inbox/answer-template-fields";
import { saveRow } from "#platform/database/save-row.ts";
import { mutation } from "#platform/mutation.ts";

export const saveAnswerTemplate = mutation({
  summary: "Adds an answer that the office can choose, or changes it. One that is no longer used is deactivated.",
  callers: ["admin"],
  input: savedSchema(answerTemplate),
  returns: { answerTemplate: "AnswerTemplate" },
  clientKey: true,
  errors: ["definition-changed"],
  run: async (template, { caller }) => ({ answerTemplate: await saveRow("app.answer_templates", template, caller) }),
});
