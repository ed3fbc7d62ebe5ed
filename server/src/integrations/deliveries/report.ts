/** What a provider reports about a message that it took from us. */
export interface DeliveryReport {
  /** Ours; null when the provider does not say. */
  messageId: string | null;
  /** An email address, or a telephone. */
  recipient: string;
  state: "delivered" | "bounced" | "complaint";
  /** Nothing more may be mailed to the address. */
  blocksAddress: boolean;
  detail: string;
}
