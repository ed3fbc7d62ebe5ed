import { mailTextSchema } from "@boresight/domain/mail/email-template-schema";
import { problemsOf } from "@boresight/domain/base/problems";
import type { Resolver, UseFormReturn } from "react-hook-form";
import type { MailTextFragment } from "#graphql/graphql.ts";
import { linedUp } from "../mail-words.ts";

export interface TextValues {
  subject: string;
  bodyHtml: string;
}

export type TextForm = UseFormReturn<TextValues>;

export const textValues = ({ subject, bodyHtml }: MailTextFragment): TextValues => ({
  subject,
  bodyHtml: linedUp(bodyHtml),
});

/** Validates like the server; the text is sent as typed, and the server sanitises it. */
export const textResolver: Resolver<TextValues> = (values) => {
  const parsed = mailTextSchema.safeParse(values);
  if (parsed.success) return { values, errors: {} };
  const errors = problemsOf(parsed.error).map(({ field, code, message }) => [field, { type: code, message }] as const);
  return { values: {}, errors: Object.fromEntries(errors) };
};
