import type { Clock } from "#platform/clock.ts";
import type { QboOauth } from "./oauth.ts";
import { QboError } from "#integrations/quickbooks/qbo-error.ts";
import type { QboTokens, TokenStore } from "./token-store.ts";

export interface AccessTokens {
  /** An access token that lasts for a call, other than the refused one. Throws `reconnect` when there is none to get. */
  usable(realmId: string, refused?: string): Promise<string>;
  markBroken: TokenStore["markBroken"];
}

interface Deps {
  store: TokenStore;
  oauth: Pick<QboOauth, "refresh">;
  clock: Clock;
}

/** A token that expires within this time is renewed before a call: calls wait for their turn, and take two minutes at most. */
const margin = 4 * 60_000;

/** Renews a company's tokens once, however many calls need it: here by waiting for the same renewal, elsewhere by the lock. */
export function openAccessTokens({ store, oauth, clock }: Deps): AccessTokens {
  const renewals = new Map<string, Promise<QboTokens>>();

  const isUsable = ({ accessToken, accessExpiresAt }: QboTokens, refused: string | undefined) =>
    accessToken !== refused && accessExpiresAt.getTime() - clock().getTime() > margin;

  async function renew(realmId: string, refused: string | undefined): Promise<QboTokens> {
    let renewed: string | undefined;
    try {
      return await store.replace(realmId, (current) => {
        if (!current) throw notConnected();
        if (isUsable(current, refused)) return Promise.resolve(current); // Another server was faster.
        renewed = current.accessToken;
        return oauth.refresh(current.refreshToken);
      });
    } catch (error) {
      if (renewed !== undefined && error instanceof QboError && error.problem.kind === "reconnect")
        await store.markBroken(realmId, { accessToken: renewed, reason: error.problem.reason });
      throw error;
    }
  }

  function renewOnce(realmId: string, refused: string | undefined): Promise<QboTokens> {
    const underway = renewals.get(realmId);
    if (underway) return underway;
    const renewal = renew(realmId, refused).finally(() => renewals.delete(realmId));
    renewals.set(realmId, renewal);
    return renewal;
  }

  return {
    async usable(realmId, refused) {
      const tokens = await store.read(realmId);
      if (!tokens) throw notConnected();
      if (isUsable(tokens, refused)) return tokens.accessToken;
      const renewed = await renewOnce(realmId, refused);
      if (renewed.accessToken !== refused) return renewed.accessToken;
      // The renewal was begun for an older token and found the refused one in its place.
      return (await renewOnce(realmId, refused)).accessToken;
    },
    markBroken: (realmId, refused) => store.markBroken(realmId, refused),
  };
}

const notConnected = () => new QboError({ kind: "reconnect", reason: "notConnected" });
