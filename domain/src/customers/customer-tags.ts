/** Tags of several customers at once (handbook section 3). */
import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { customerFieldSchemas } from "./customer-field-schemas.ts";

/** So many customers change their tags at once. */
export const mostTaggedCustomers = 100;

const { tags } = customerFieldSchemas;

export const tagChangeSchema = z
  .object({
    customerIds: z
      .array(recordId())
      .min(1, text("base.chooseACustomer"))
      .max(mostTaggedCustomers, text("customers.chooseAtMostMost", { most: mostTaggedCustomers }))
      .transform((ids) => [...new Set(ids)]),
    add: tags.default([]),
    remove: tags.default([]),
  })
  .superRefine(({ add, remove }, context) => {
    if (add.length + remove.length === 0)
      context.addIssue({ code: "custom", path: ["add"], message: text("customers.addOrRemoveATag") });
    if (add.some((tag) => remove.includes(tag)))
      context.addIssue({ code: "custom", path: ["remove"], message: text("customers.addedAndRemoved") });
  });

export type TagChange = Pick<z.output<typeof tagChangeSchema>, "add" | "remove">;

/** Returns the tags after the change, or null when it changes nothing. */
export function changedTags(stored: readonly string[], { add, remove }: TagChange): string[] | null {
  const left = stored.filter((tag) => !remove.includes(tag));
  const added = add.filter((tag) => !stored.includes(tag));
  return left.length === stored.length && added.length === 0 ? null : [...left, ...added];
}
