/** An estimate as the customer decides on it, signed in or by a link; amounts in cents. */
export interface DecidedEstimate {
  number: string;
  lines: readonly DecidedLine[];
  taxes: readonly { name: string; rate: number }[];
  isTaxExempt: boolean;
  totalCents: number;
  /** Of exactly what is shown. */
  contentHash: string;
  /** The terms of service in force. */
  termsVersion: string;
  requiresPo: boolean;
  /** Known already. */
  poNumber: string | null;
}

export interface DecidedLine {
  id: string;
  description: string;
  quantity: number;
  unitPrice: number;
  discountBasisPoints: number;
  discountCents: number;
  totalPrice: number;
  taxable: boolean;
  isOptional: boolean;
  isAccepted: boolean;
}
