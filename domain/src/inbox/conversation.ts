/** What the office does with a conversation. */
import { recordId, version } from "#base/record-id.ts";
import { note } from "#base/text-schema.ts";
import { mostMessageFiles } from "#files/file-refusal.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";

const id = recordId();
const versioned = { id, version: version() };

/** As an order's message: what is answered may stand there too. */
const longestAnswer = 5000;
/** Gateways cut what is longer. */
export const longestText = 1600;

/** What goes along with a text as a picture: the gateway is given a JPEG of each. */
export const textPictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/heic", "image/heif"];
/** What goes as a link in the text, since few phones show it otherwise. */
export const textLinkTypes = ["application/pdf"];

export const answerSchema = z
  .object({
    id,
    body: note({ max: longestAnswer, label: text("inbox.answer") })
      .default("")
      .describe("May be empty where files say it."),
    fileIds: z
      .array(recordId())
      .max(mostMessageFiles, text("orders.messageHasTooManyFiles", { max: mostMessageFiles }))
      .default([])
      .describe(
        "Photos and PDFs that the sender has uploaded and that belong to nothing yet. In a text, PDFs are links.",
      ),
  })
  .refine(({ body, fileIds }) => body !== "" || fileIds.length > 0, {
    path: ["body"],
    error: text("orders.writeOrAttach"),
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
