import type { Config } from "#platform/settings/config.ts";

/** Where the browser comes back to from a consent; registered at Intuit word for word. */
export const consentReturn = ({ clientUrl }: Pick<Config, "clientUrl">): string =>
  `${clientUrl}/admin/quickbooks/connect`;
