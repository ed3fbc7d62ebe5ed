import * as shape from "@boresight/domain/base/shape";
import { useAnswer } from "#features/settings/use-answer.ts";

const mailSettingsShape = shape.object({
  version: shape.number(),
  source: shape.string(),
  host: shape.string(),
  port: shape.number(),
  security: shape.string(),
  userName: shape.string(),
  hasPassword: shape.boolean(),
  senderName: shape.string(),
  senderAddress: shape.string(),
  replyTo: shape.string(),
  isSenderFixed: shape.boolean(),
  from: shape.string(),
  waiting: shape.number(),
  held: shape.number(),
});
export type MailSettings = shape.Output<typeof mailSettingsShape>;

const nothing = {};

/** How emails leave, and how many wait. */
export const useMailSettings = () => useAnswer<MailSettings>("mail-settings", nothing, mailSettingsShape);
