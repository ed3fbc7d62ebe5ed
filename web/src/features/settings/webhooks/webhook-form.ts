/** What the dialog of a webhook is filled in with. */
export interface WebhookFormValues {
  url: string;
  eventTypes: string[];
}
