import { z } from "zod";
import { limitSetting, type Limit } from "./setting-kinds.ts";

export type LinkLimits = Record<"link" | "unknownLink", Limit>;

export const linkSettingsShape = {
  RATE_LIMIT_LINK: limitSetting("600/1m"),
  RATE_LIMIT_UNKNOWN_LINK: limitSetting("30/5m"),
};

const settingsSchema = z.object(linkSettingsShape);

export const linkLimits = (settings: z.output<typeof settingsSchema>): LinkLimits => ({
  link: settings.RATE_LIMIT_LINK,
  unknownLink: settings.RATE_LIMIT_UNKNOWN_LINK,
});
