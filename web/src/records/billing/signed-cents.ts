import { formatCents } from "@boresight/domain/base/money";

/** An amount as a change: `+$75.00`. */
export const signedCents = (amount: number): string => (amount > 0 ? `+${formatCents(amount)}` : formatCents(amount));
