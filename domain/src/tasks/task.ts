/** A task of a status: what is to be done, and the files that prove it. */
import { recordId, version as rowVersion } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { documentKinds } from "#files/document-kinds.ts";
import { completions } from "./order-task.ts";
import { task as described } from "./task-fields.ts";
import { taskConditionSchema } from "./task-condition-schema.ts";
import { schemasOf } from "#base/record-schema.ts";
import { line, note } from "#base/text-schema.ts";

/** What a slot can accept: single types of files, or whole families. */
export const permittedFileTypes = [
  "application/pdf",
  "text/html",
  "text/csv",
  "text/plain",
  "image/*",
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/heic",
  "video/*",
  "video/mp4",
  "video/quicktime",
] as const;

export type PermittedFileType = (typeof permittedFileTypes)[number];

const id = recordId();
const version = rowVersion().describe("The version it was read in; a newer one in the meantime fails the request.");
const yesOrNo = (label: string) => z.boolean(text("base.sayYesOrNoLabel", { label }));
const description = note({ max: 1000, label: text("base.theDescription") }).default("");

// A condition without parts is the same as none.
const appliesWhen = taskConditionSchema
  .nullable()
  .default(null)
  .transform((condition) => (condition && Object.keys(condition).length > 0 ? condition : null))
  .describe("When it applies; none means always.");

export const newTaskSchema = z.object({
  ...schemasOf(described, {
    taskName: line({ min: 2, max: 80, label: text("base.theName") }),
    description,
    isBlocking: yesOrNo("does the order wait for it").describe("Whether an order waits for it."),
    asksCustomer: yesOrNo("is it asked of the customer").describe("Whether it is asked of the customer."),
    needsColleague: yesOrNo("is it for a colleague")
      .default(false)
      .describe("Whether it must be done by somebody who recorded no attempt on the order."),
    completesWith: z
      .enum(completions, text("tasks.chooseWhatCompletesTheTask"))
      .meta({ id: "TaskCompletion" })
      .nullable()
      .default(null)
      .describe(
        "What ticks it without a person: all its required files, all readiness checks, or the order's PO number; none for a task that asks for more.",
      ),
  }),
  appliesWhen,
});

export const changedTaskSchema = newTaskSchema.extend({ id, version }).required({ description: true });

const wholeNumber = (min: number, max: number) =>
  z
    .int(text("tasks.enterAWholeNumber"))
    .min(min, text("tasks.enterMinOrMore", { min }))
    .max(max, text("tasks.enterMaxOrLess", { max }));

const slot = z.object({
  title: line({ min: 2, max: 80, label: text("tasks.theTitle") }),
  description,
  documentKind: z.enum(documentKinds, text("tasks.chooseAKindOfDocument")).meta({ id: "DocumentKind" }),
  required: yesOrNo("must the file be there"),
  allowedFileTypes: z
    .array(z.enum(permittedFileTypes, text("tasks.chooseFromTheFileTypesThat")))
    .min(1, text("tasks.chooseAFileType"))
    .transform((types) => [...new Set(types)])
    .describe("MIME types, or image/* and video/* for whole families."),
  allowMultiple: yesOrNo("does it take several files"),
  minCount: wholeNumber(1, 20).describe("How many files it needs; 1 unless it allows several."),
  maxSizeMb: wholeNumber(1, 100),
  customerVisible: yesOrNo("does the customer see it"),
  appliesWhen,
});

const takesAsManyAsItNeeds = ({ allowMultiple, minCount }: { allowMultiple: boolean; minCount: number }): boolean =>
  allowMultiple || minCount === 1;

const takesTooFew = { path: ["minCount"], error: text("tasks.takeSeveralFilesOrNeedOnly") };

export const newTaskFileSchema = slot.extend({ taskId: id }).refine(takesAsManyAsItNeeds, takesTooFew);
export const changedTaskFileSchema = slot
  .extend({ id, version })
  .required({ description: true })
  .refine(takesAsManyAsItNeeds, takesTooFew);

/** A definition, and the version it was read in. */
export const taskVersionSchema = z.object({ id, version }).meta({ id: "TaskVersionInput" });

const inOrder = z
  .array(id)
  .max(200, text("tasks.putAtMost200InOrder"))
  .refine((ids) => new Set(ids).size === ids.length, text("tasks.eachStandsInOnePlaceOnly"));

export const taskOrderSchema = z.object({
  serviceOrderStatusId: z.uuid(text("base.chooseAStatus")),
  ids: inOrder.describe("All tasks of the status in their new order; those that come from another status move."),
});
export const taskFileOrderSchema = z.object({
  taskId: id,
  ids: inOrder.describe("All files of the task in their new order."),
});

export type NewTask = z.output<typeof newTaskSchema>;
export type NewTaskFile = z.output<typeof newTaskFileSchema>;
