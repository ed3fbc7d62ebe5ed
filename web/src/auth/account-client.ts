// A person's changes to their own account. Loaded only by the account's pages.
import * as shape from "@boresight/domain/base/shape";
import type { Auth } from "./auth.ts";
import type { Call } from "./auth-client.ts";
import type { SecurityKeys } from "./auth-deps.ts";
import type { IdToken } from "./sign-in/sign-in-methods.ts";

const accountSchema = shape.object({
  hasPassword: shape.boolean(),
  activeMfaType: shape.nullable(shape.literal("totp")),
  recoveryCodesLeft: shape.number(),
  sessions: shape.array(
    shape.object({
      id: shape.string(),
      isCurrent: shape.boolean(),
      createdAt: shape.string(),
      lastUsedAt: shape.string(),
      expiresAt: shape.string(),
      userAgent: shape.nullable(shape.string()),
      address: shape.nullable(shape.string()),
    }),
  ),
  securityKeys: shape.array(
    shape.object({
      id: shape.string(),
      nickname: shape.nullable(shape.string()),
      createdAt: shape.string(),
      lastUsedAt: shape.nullable(shape.string()),
    }),
  ),
  personalAccessTokens: shape.array(
    shape.object({
      id: shape.string(),
      metadata: shape.nullable(shape.record(shape.unknown())),
      createdAt: shape.string(),
      expiresAt: shape.string(),
    }),
  ),
  identities: shape.array(
    shape.object({ provider: shape.string(), email: shape.nullable(shape.string()), createdAt: shape.string() }),
  ),
});
const totpSchema = shape.object({ imageUrl: shape.string(), totpSecret: shape.string() });
const recoveryCodesSchema = shape.object({ recoveryCodes: shape.array(shape.string()) });
const keySchema = shape.object({ id: shape.string(), nickname: shape.nullish(shape.string()) });
const startSchema = shape.object({ url: shape.string() });
const patSchema = shape.object({ id: shape.string(), personalAccessToken: shape.string() });

export type OwnAccount = shape.Output<typeof accountSchema>;
export type TotpSecret = shape.Output<typeof totpSchema>;
type SecurityKey = shape.Output<typeof keySchema>;
type NewPat = shape.Output<typeof patSchema>;

/** Who changes what guards the account shows the current password, unless a proof was shown in the last five minutes. */
export interface Proof {
  password?: string;
}

/** Every function acts in the person's name and throws an AuthError when it fails. */
export interface AccountClient {
  readAccount: () => Promise<OwnAccount>;
  updateProfile: (profile: { displayName?: string; locale?: string }) => Promise<void>;
  /** A JPEG, PNG or WebP. */
  uploadAvatar: (picture: Blob) => Promise<void>;
  removeAvatar: () => Promise<void>;
  generateTotp: () => Promise<TotpSecret>;
  /** With a code of the authenticator app: `totp` turns the second factor on, the empty string turns it off. */
  setMfa: (input: Proof & { code: string; activeMfaType: "totp" | "" }) => Promise<void>;
  /** A new set, which voids the earlier one. */
  makeRecoveryCodes: (proof: Proof) => Promise<readonly string[]>;
  turnMfaOffByRecoveryCode: (input: { recoveryCode: string }) => Promise<void>;
  addSecurityKey: (input?: Proof & { nickname?: string }) => Promise<SecurityKey>;
  renameSecurityKey: (input: { id: string; nickname: string }) => Promise<void>;
  removeSecurityKey: (input: Proof & { id: string }) => Promise<void>;
  endSession: (input: Proof & { id: string }) => Promise<void>;
  /** The token is only ever in this response. */
  createPat: (input: Proof & { expiresAt: Date; metadata?: Record<string, unknown> }) => Promise<NewPat>;
  revokePat: (input: { id: string }) => Promise<void>;
  linkIdToken: (input: IdToken) => Promise<void>;
  /** Returns where the browser goes to link its account at a provider; no token is in that address. */
  startLinking: (input: { provider: string; redirectTo: string }) => Promise<string>;
  /** Links what the browser brought back from there. */
  finishLinking: (input: { ticket: string }) => Promise<void>;
  unlinkIdentity: (input: Proof & { provider: string }) => Promise<void>;
  /** Sends a code to the person's own address, which elevates the session. */
  sendProofCode: () => Promise<void>;
}

export function createAccountClient({ call, securityKeys }: Pick<Auth, "call" | "securityKeys">): AccountClient {
  const tell = async (path: string, body?: object, method?: "DELETE" | "PUT") => {
    const request: Call<unknown> = { path, answer: shape.unknown(), ...(body && { body }), ...(method && { method }) };
    await call(request);
  };

  return {
    readAccount: () => call({ path: "/user/account", method: "GET", answer: accountSchema }),
    updateProfile: (profile) => tell("/user/profile", profile),
    uploadAvatar: (picture) => tell("/user/avatar", picture, "PUT"),
    removeAvatar: () => tell("/user/avatar", undefined, "DELETE"),
    generateTotp: () => call({ path: "/mfa/totp/generate", method: "GET", answer: totpSchema }),
    setMfa: (input) => tell("/user/mfa", input),
    makeRecoveryCodes: async (body) =>
      (await call({ path: "/user/recovery-codes", body, answer: recoveryCodesSchema })).recoveryCodes,
    turnMfaOffByRecoveryCode: (input) => tell("/user/mfa/recover", input),
    addSecurityKey: (input = {}) => addSecurityKey({ call, securityKeys }, input),
    renameSecurityKey: (input) => tell("/user/security-keys/rename", input),
    removeSecurityKey: (input) => tell("/user/security-keys/remove", input),
    endSession: (input) => tell("/user/sessions/end", input),
    createPat: (input) => call({ path: "/pat", body: input, answer: patSchema }),
    revokePat: (input) => tell("/pat/revoke", input),
    linkIdToken: (input) => tell("/link/idtoken", input),
    startLinking: async ({ provider, redirectTo }) => {
      const path = `/signin/provider/${encodeURIComponent(provider)}`;
      return (await call({ path, body: { link: true, redirectTo }, answer: startSchema })).url;
    },
    finishLinking: (input) => tell("/link/provider", input),
    unlinkIdentity: (input) => tell("/user/identities/unlink", input),
    sendProofCode: () => tell("/elevate/code/send", {}),
  };
}

interface Ceremony {
  call: Auth["call"];
  securityKeys: SecurityKeys;
}

async function addSecurityKey({ call, securityKeys }: Ceremony, { nickname, ...proof }: Proof & { nickname?: string }) {
  const options = await call({ path: "/user/webauthn/add", body: proof, answer: shape.unknown() });
  const credential = await securityKeys.register(options);
  return call({ path: "/user/webauthn/verify", body: { credential, nickname }, answer: keySchema });
}
