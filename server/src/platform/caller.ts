import type { Standing } from "@boresight/domain/accounts/roles";

/** Who is asking, as the token says; the customer is looked up when the token is verified. */
export interface Caller extends Standing {
  userId: string | null;
  customerId: string | null;
  /** When the token expires, in seconds since 1970; null for callers without one. */
  expiresAt: number | null;
  /** Proved again, some minutes ago, who they are. */
  isElevated: boolean;
  /** The session of the token; missing for callers without one. */
  sessionId?: string;
  /**
   * How far a replica must have come in the primary's log to answer this caller: null for as far as for anybody; without it
   * none may, because nobody knows what this caller has written.
   */
  mustSee?: string | null;
}

export const publicCaller: Caller = {
  role: "public",
  isOffice: false,
  userId: null,
  customerId: null,
  expiresAt: null,
  isElevated: false,
};
