import type { QboTokens, RefusedToken, TokenStore } from "../../src/integrations/quickbooks/connection/token-store.ts";

/** Keeps tokens as the database does: one change per company at a time, and none when it fails. */
export function memoryTokenStore() {
  const tokens = new Map<string, QboTokens>();
  const broken: RefusedToken[] = [];
  const locks = new Map<string, Promise<unknown>>();
  const read = (realmId: string) => tokens.get(realmId) ?? null;

  const store: TokenStore = {
    read: (realmId) => Promise.resolve(read(realmId)),
    replace(realmId, renew) {
      const replaced = (locks.get(realmId) ?? Promise.resolve()).then(async () => {
        const renewed = await renew(read(realmId));
        tokens.set(realmId, renewed);
        return renewed;
      });
      locks.set(
        realmId,
        replaced.catch(() => {}),
      );
      return replaced;
    },
    markBroken(realmId, refused) {
      if (read(realmId)?.accessToken === refused.accessToken) {
        broken.push(refused);
        tokens.delete(realmId);
      }
      return Promise.resolve();
    },
  };
  return { ...store, broken, save: (realmId: string, saved: QboTokens) => void tokens.set(realmId, saved) };
}
