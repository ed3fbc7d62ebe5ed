import { mailTextSchema } from "@boresight/domain/mail/email-template";
import { problemsOf } from "@boresight/domain/base/problems";
import type { Resolver, UseFormReturn } from "react-hook-form";
import type { MailTextFragment } from "#graphql/graphql.ts";
import { linedUp } from "./mail-words.ts";

export interface TextValues {
  subject: string;
  bodyHtml: string;
}

export type TextForm = UseFormReturn<TextValues>;

export const textValues = ({ subject, bodyHtml }: MailTextFragment): TextValues => ({
  subject,
  bodyHtml: linedUp(bodyHtml),
});

/** Judged as the server will; what is sent is what was typed, which the server cleans. */
export const textResolver: Resolver<TextValues> = (values) => {
  const parsed = mailTextSchema.safeParse(values);
  if (parsed.success) return { values, errors: {} };
  const errors = problemsOf(parsed.error).map(({ field, code, message }) => [field, { type: code, message }] as const);
  return { values: {}, errors: Object.fromEntries(errors) };
};
