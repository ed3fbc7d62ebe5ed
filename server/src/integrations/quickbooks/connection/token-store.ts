import type { ReconnectReason } from "#integrations/quickbooks/qbo-error.ts";

/** What a company's consent gave us. Secrets: stored encrypted, never logged. */
export interface QboTokens {
  accessToken: string;
  accessExpiresAt: Date;
  refreshToken: string;
  /** The company must be connected again before this moment, unless the tokens are refreshed. */
  reconnectBefore: Date;
}

/** Where the tokens of connected companies are kept; a company is named by its realm id. */
export interface TokenStore {
  /** Null when the company is not connected, or its connection is marked as broken. */
  read(realmId: string): Promise<QboTokens | null>;
  /**
   * Locks the company's tokens against all servers, reads them again, and saves what `renew` returns before the lock ends.
   * When `renew` throws, nothing is saved and the error is passed on.
   */
  replace(realmId: string, renew: (current: QboTokens | null) => Promise<QboTokens>): Promise<QboTokens>;
  /** Marks the connection as broken, unless other tokens than the refused one were saved meanwhile. */
  markBroken(realmId: string, refused: RefusedToken): Promise<void>;
}

export interface RefusedToken {
  accessToken: string;
  reason: ReconnectReason;
}
