import type { SnapshotFrom } from "xstate";
import type { Arrival } from "#auth/arrival-link.ts";
import type { authMachine } from "./auth-machine.ts";
import type { AuthProblem } from "#auth/auth-problem.ts";
import type { Offer } from "../sign-in/obtain-session.ts";
import type { SignedInUser } from "#auth/session.ts";

type AuthStatus =
  | "starting"
  | "signedOut"
  | "needsMfa"
  | "needsSmsOtp"
  | "needsEmailOtp"
  | "needsEmailVerification"
  | "signingIn"
  | "signedIn";

/** What the app sees of the machines; it changes identity only when one of its parts changes. */
export interface AuthState {
  /** `starting` until it is known whether a session exists; `signingIn` also while an account is being created. */
  status: AuthStatus;
  user: SignedInUser | null;
  accessToken: string | null;
  /** Why the last sign-in, sign-out or start failed; while starting: why it is tried again. */
  error: AuthProblem | null;
  /** The emailed link that brought the current session. */
  arrivedBy: Arrival | null;
  /** A link would replace the running session of another person, who decides first. */
  switching: Offer["people"] | null;
}

type Snapshot = SnapshotFrom<typeof authMachine>;

export function authState(snapshot: Snapshot, before: AuthState | null): AuthState {
  const { session, problem, arrivedBy, offer } = snapshot.context;
  const registration = snapshot.children.registration?.getSnapshot();
  const state: AuthState = {
    status: statusOf(snapshot),
    user: session?.user ?? null,
    accessToken: session?.accessToken ?? null,
    error: problem ?? registration?.context.problem ?? null,
    arrivedBy,
    switching: snapshot.matches({ starting: "asking" }) ? (offer?.people ?? null) : null,
  };
  return before && isSame(before, state) ? before : state;
}

function statusOf(snapshot: Snapshot): AuthStatus {
  const registration = snapshot.children.registration?.getSnapshot();
  if (snapshot.matches("starting")) return "starting";
  if (snapshot.matches("signedIn")) return "signedIn";
  if (snapshot.matches("signingIn") || registration?.hasTag("busy")) return "signingIn";
  if (snapshot.matches({ signedOut: "needsMfa" })) return "needsMfa";
  if (snapshot.matches({ signedOut: "needsSmsOtp" })) return "needsSmsOtp";
  if (registration?.matches({ incomplete: "needsOtp" })) return "needsEmailOtp";
  return registration?.matches({ incomplete: "needsEmailVerification" }) ? "needsEmailVerification" : "signedOut";
}

const isSame = (one: AuthState, other: AuthState): boolean =>
  one.status === other.status &&
  one.user === other.user &&
  one.accessToken === other.accessToken &&
  one.error === other.error &&
  one.arrivedBy === other.arrivedBy &&
  one.switching === other.switching;
