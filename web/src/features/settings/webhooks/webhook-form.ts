/** The values of the webhook dialog. */
export interface WebhookFormValues {
  url: string;
  eventTypes: string[];
}
