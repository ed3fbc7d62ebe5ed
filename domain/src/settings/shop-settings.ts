/** What the shop says of itself, what its way to a vehicle costs, and its tax (handbook sections 8 and 10). */
import { version as rowVersion } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { largestLogo } from "./logo.ts";
import { passwordMinBounds } from "./password-rules.ts";
import { retentionBounds } from "./retention.ts";
import { line, note } from "#base/text-schema.ts";

const version = rowVersion().describe("The version that was read.");

export const companySchema = z.object({
  version,
  companyName: line({ min: 2, max: 80, label: text("settings.companyName") }),
  companyAddress: note({ max: 300, label: text("settings.companyAddress") }).default(""),
  taxNumber: line({ max: 40, label: text("settings.taxNumber") }).default(""),
});

const notALogo = text("errors.not-a-logo");

export const logoSchema = z.object({
  version,
  picture: z
    .base64(notALogo)
    .max(Math.ceil(largestLogo / 3) * 4, notALogo)
    .nullable()
    .describe("A PNG or JPEG in base64, at most 100 kB; null removes the logo."),
});

export const termsSchema = z.object({
  version,
  termsText: note({ max: 40_000, label: text("base.termsOfService") }).describe(
    "Paragraphs with an empty line between them; a line that begins with # is a heading.",
  ),
});

const whole = (most: number, least = 0) => {
  const message = text("settings.wholeNumberUpTo", { least, most });
  return z.int(message).min(least, message).max(most, message);
};

export const transportPricesSchema = z.object({
  freeRadiusMiles: whole(500).describe("Within it, pickup and mobile appointments cost no fuel."),
  fuelCentsPerMile: whole(100_000).describe("In cents, both ways beyond the free radius."),
  towBaseCents: whole(10_000_000).describe("In cents: the hook-up."),
  towMilesIncluded: whole(500),
  towCentsPerMile: whole(100_000).describe("In cents, one way beyond the included miles."),
  serviceRadiusMiles: whole(2000, 1).describe("Farther requests raise an alert."),
});
export type TransportPrices = z.output<typeof transportPricesSchema>;

export const newTransportPricesSchema = transportPricesSchema.extend({ version });

const { auditYears, eventDays, deliveryDays, importResultDays } = retentionBounds;

export const retentionSchema = z.object({
  version,
  auditYears: whole(auditYears.most, auditYears.least)
    .nullable()
    .describe("Whole days of the audit that are older are deleted; null keeps it for good."),
  eventDays: whole(eventDays.most, eventDays.least).describe("Within them an event can be sent to a webhook again."),
  deliveryDays: whole(deliveryDays.most, deliveryDays.least).describe("For the log of webhook deliveries."),
  importResultDays: whole(importResultDays.most, importResultDays.least).describe("For the rows of imported files."),
});

const { least, most } = passwordMinBounds;

export const passwordRulesSchema = z.object({
  version,
  passwordMin: whole(most, least).describe("The least number of characters of a new password."),
  refusesCommonPasswords: z.boolean().describe("Whether the 10,000 commonest passwords are refused."),
});

export const setupDismissalSchema = z.object({ version });

const rate = text("settings.rateIsFrom0To50");

export const taxRateSchema = z.object({
  facilityId: z.uuid(text("base.chooseALocation")),
  name: line({ min: 1, max: 60, label: text("base.name") }),
  rate: z.int(rate).min(0, rate).max(50_000, rate).describe("In thousandths of a percent: 8810 is 8.81 %."),
  validFrom: z.iso.date(text("settings.chooseTheFirstDay")),
});
