/** What staff lay down for a status: what is to be done, and the files that prove it. */
import * as z from "zod";
import { documentKinds } from "#files/document-kinds.ts";
import { taskConditionSchema } from "./task-condition.ts";
import { line, note } from "#base/text.ts";

/** What a slot can be told to take: single kinds of files, or whole families. */
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

const id = z.uuid("This is not a valid id");
const version = z.int("The version it was seen in is missing");
const yesOrNo = (label: string) => z.boolean(`Say yes or no: ${label}`);
const description = note({ max: 1000, label: "The description" }).default("");

// A condition without parts says the same as none.
const appliesWhen = taskConditionSchema
  .nullable()
  .default(null)
  .transform((condition) => (condition && Object.keys(condition).length > 0 ? condition : null));

export const newTaskSchema = z.object({
  taskName: line({ min: 2, max: 80, label: "The name" }),
  description,
  serviceOrderStatusId: z.uuid("Choose a status"),
  isBlocking: yesOrNo("does the order wait for it"),
  asksCustomer: yesOrNo("is it asked of the customer"),
  /** Not for whoever recorded an attempt on the order. */
  needsColleague: yesOrNo("is it for a colleague").default(false),
  appliesWhen,
});

export const changedTaskSchema = newTaskSchema.extend({ id, version });

const wholeNumber = (min: number, max: number) =>
  z.int("Enter a whole number").min(min, `Enter ${min} or more`).max(max, `Enter ${max} or less`);

const slot = z.object({
  title: line({ min: 2, max: 80, label: "The title" }),
  description,
  documentKind: z.enum(documentKinds, "Choose a kind of document"),
  required: yesOrNo("must the file be there"),
  allowedFileTypes: z
    .array(z.enum(permittedFileTypes, "Choose from the file types that can be taken"))
    .min(1, "Choose a file type")
    .transform((types) => [...new Set(types)]),
  allowMultiple: yesOrNo("does it take several files"),
  minCount: wholeNumber(1, 20),
  maxSizeMb: wholeNumber(1, 100),
  customerVisible: yesOrNo("does the customer see it"),
  appliesWhen,
});

const takesAsManyAsItNeeds = ({ allowMultiple, minCount }: { allowMultiple: boolean; minCount: number }): boolean =>
  allowMultiple || minCount === 1;

const takesTooFew = { path: ["minCount"], error: "Take several files, or need only 1" };

export const newTaskFileSchema = slot.extend({ taskId: id }).refine(takesAsManyAsItNeeds, takesTooFew);
export const changedTaskFileSchema = slot.extend({ id, version }).refine(takesAsManyAsItNeeds, takesTooFew);

/** One definition in the version it was seen in. */
export const seenDefinitionSchema = z.object({ id, version });

const inOrder = z
  .array(id)
  .max(200, "Put at most 200 in order at once")
  .refine((ids) => new Set(ids).size === ids.length, "Each stands in one place only");

/** The tasks of a status in their new order; those that come from another status move. */
export const taskOrderSchema = z.object({ serviceOrderStatusId: z.uuid("Choose a status"), ids: inOrder });
export const taskFileOrderSchema = z.object({ taskId: id, ids: inOrder });

export type NewTask = z.output<typeof newTaskSchema>;
export type NewTaskFile = z.output<typeof newTaskFileSchema>;
export type TaskFileValues = Omit<NewTaskFile, "taskId">;

/** Steps of ten leave room between two. */
export const orderAt = (index: number): number => (index + 1) * 10;
