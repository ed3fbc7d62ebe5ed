/** Alerts for the office: their texts and severities. */
import { text } from "#texts/text.ts";

export const severities = ["info", "warning", "critical"] as const;

export type Severity = (typeof severities)[number];

/** The panel's label: one is an 'Unhandled Alert', all other numbers 'Unhandled Alerts'. */
export const alertLabel = (count: number): string => text("alerts.unhandledAlerts", { count });
