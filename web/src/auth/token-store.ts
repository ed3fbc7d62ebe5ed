import { rulesFor, type AbilityRule } from "@boresight/domain/accounts/abilities";
import { refreshTokenLife } from "@boresight/domain/accounts/token-life";
import * as shape from "@boresight/domain/base/shape";
import { lifeOf } from "./decode-token.ts";
import { userSchema, type LiveSession, type SignedInUser, standingOf } from "./session.ts";

export const refreshTokenKey = "nhostRefreshToken";

/** What the person opened last, which goes when they sign out. */
export const recentlyOpenedKey = "recentlyOpened";

/** What they have written and not sent; it goes likewise. */
export const keptWritingKey = "keptWriting";

/** The first three names are those of the published clients, so that people stay signed in when clients change. */
const keys = {
  refreshToken: refreshTokenKey,
  refreshTokenId: "nhostRefreshTokenId",
  refreshTokenExpiresAt: "nhostRefreshTokenExpiresAt",
  userData: "userData",
  accessToken: "accessToken",
  userAbilityRules: "userAbilityRules",
  recentlyOpened: recentlyOpenedKey,
  keptWriting: keptWritingKey,
} as const;

const names = shape.union([shape.string(), shape.array(shape.string())]);
const rulesSchema = shape.array(
  shape.looseObject({ action: names, subject: names, inverted: shape.optional(shape.boolean()) }),
);

export type KeyValueStorage = Pick<Storage, "getItem" | "removeItem" | "setItem">;

export interface TokenStore {
  /** Returns the stored session; null unless all of it is present and readable. */
  session: () => LiveSession | null;
  refreshToken: () => string | null;
  /** Names the stored session; it stays the same when the session is renewed. */
  refreshTokenId: () => string | null;
  /** What the stored session may do, as it was stored; null unless it is readable. */
  abilityRules: () => AbilityRule[] | null;
  keep: (session: LiveSession) => void;
  /** Removes the session but not the refresh token: the next start may still succeed with it. */
  forgetSession: () => void;
  forgetAll: () => void;
}

export function createTokenStore(storage: KeyValueStorage): TokenStore {
  const read = (key: keyof typeof keys) => storage.getItem(keys[key]) || null;
  const write = (key: keyof typeof keys, value: string) => storage.setItem(keys[key], value);
  const forget = (...names: (keyof typeof keys)[]) => names.forEach((name) => storage.removeItem(keys[name]));
  const forgetSession = () => forget("userData", "accessToken", "userAbilityRules");

  return {
    refreshToken: () => read("refreshToken"),
    refreshTokenId: () => read("refreshTokenId"),
    abilityRules: () => readRules(read("userAbilityRules")),
    session() {
      const [accessToken, refreshToken, user] = [read("accessToken"), read("refreshToken"), readUser(read("userData"))];
      const life = accessToken && lifeOf(accessToken);
      if (!life || !refreshToken || !user) return null;
      const session = { accessToken, refreshToken, refreshTokenId: read("refreshTokenId") ?? "", user, ...life };
      // By this device's clock, which may be fast; the claims are by the server's.
      const receivedAt = Date.parse(read("refreshTokenExpiresAt") ?? "") - refreshTokenLife;
      return receivedAt ? { ...session, receivedAt, expiresAt: receivedAt + life.lifetime } : session;
    },
    keep({ accessToken, refreshToken, refreshTokenId, user, receivedAt }) {
      write("refreshTokenId", refreshTokenId);
      write("refreshTokenExpiresAt", new Date(receivedAt + refreshTokenLife).toISOString());
      write("userData", JSON.stringify({ ...user, role: user.defaultRole }));
      write("userAbilityRules", JSON.stringify(rulesFor(standingOf(user))));
      write("accessToken", accessToken);
      write("refreshToken", refreshToken); // last, because other tabs listen for this key and then read the rest
    },
    forgetSession,
    forgetAll() {
      forgetSession();
      forget("refreshToken", "refreshTokenId", "refreshTokenExpiresAt", "recentlyOpened", "keptWriting");
    },
  };
}

function readUser(text: string | null): SignedInUser | null {
  const parsed = userSchema.safeParse(shape.parseJson(text));
  return parsed.success ? parsed.data : null;
}

/** Each rule names an action and a subject; names that nobody knows allow nothing. */
function readRules(text: string | null): AbilityRule[] | null {
  const parsed = rulesSchema.safeParse(shape.parseJson(text));
  return parsed.success ? (parsed.data as AbilityRule[]) : null; // Names of actions and subjects are compared, never trusted.
}
