import type { QboTokens, TokenStore } from "#integrations/quickbooks/connection/token-store.ts";

export interface GrantedTokens {
  store: TokenStore;
  /** The latest ones. */
  current: () => QboTokens;
}

/** Tokens that were just granted and belong to no stored connection yet. */
export function grantedTokens(granted: QboTokens): GrantedTokens {
  let tokens = granted;
  return {
    current: () => tokens,
    store: {
      read: () => Promise.resolve(tokens),
      replace: async (_realmId, renew) => (tokens = await renew(tokens)),
      markBroken: () => Promise.resolve(), // Nothing is connected yet that could break.
    },
  };
}
