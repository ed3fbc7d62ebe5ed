import { answerTemplate } from "@boresight/domain/inbox/answer-template-fields";
import { savedRow } from "#platform/saved-row.ts";

export const saveAnswerTemplate = savedRow(answerTemplate, {
  summary: "Adds an answer that the office can choose, or changes it. One that is no longer used is deactivated.",
  returns: { answerTemplate: "AnswerTemplate" },
});
