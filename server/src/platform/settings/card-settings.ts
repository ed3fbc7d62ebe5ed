// The settings for payments by card: Stripe, or a server that answers like it.
import { z } from "zod";
import { webAddress } from "./setting-kinds.ts";

export interface CardSettings {
  secretKey: string;
  /** Proves that an event comes from the provider. */
  webhookSecret: string;
  /** The base address of its API. */
  url: string;
}

const secret = z.string().min(8, { error: "must have at least 8 characters" });

export const cardSettingsShape = {
  STRIPE_SECRET_KEY: z.optional(secret),
  STRIPE_WEBHOOK_SECRET: z.optional(secret),
  STRIPE_URL: webAddress.default("https://api.stripe.com"),
};

type Settings = z.infer<z.ZodObject<typeof cardSettingsShape>>;

/** Null: the shop takes no cards. */
export const cardSettings = (settings: Settings): CardSettings | null =>
  settings.STRIPE_SECRET_KEY && settings.STRIPE_WEBHOOK_SECRET
    ? { secretKey: settings.STRIPE_SECRET_KEY, webhookSecret: settings.STRIPE_WEBHOOK_SECRET, url: settings.STRIPE_URL }
    : null;
