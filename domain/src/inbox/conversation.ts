/** What the office does with a conversation. */
import { recordId, version } from "#base/record-id.ts";
import { note } from "#base/text-schema.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";

const id = recordId();
const versioned = { id, version: version() };

/** As an order's message: what is answered may stand there too. */
const longestAnswer = 5000;
/** Gateways cut what is longer. */
export const longestText = 1600;

export const answerSchema = z.object({
  id,
  body: note({ min: 1, max: longestAnswer, label: text("inbox.answer") }),
});

export const assignmentSchema = z.object({
  ...versioned,
  assignedToId: recordId()
    .nullable()
    .default(null)
    .describe("An admin or somebody with the office's rights; none: anyone."),
});

export const doneSchema = z.object({
  ...versioned,
  isDone: z.boolean().describe("False opens it again."),
});

export const snoozeSchema = z.object({
  ...versioned,
  until: z.iso
    .datetime({ offset: true, error: text("base.enterADateAndTime") })
    .nullable()
    .default(null)
    .describe("It comes back then, or as soon as somebody writes; none ends its rest now."),
});

export const readSchema = z.object({ id, isRead: z.boolean().default(true) });

/** Further than this nobody plans to come back to a question. */
export const longestSnoozeDays = 366;
