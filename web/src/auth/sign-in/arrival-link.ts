import type { AuthProblem } from "#auth/auth-problem.ts";

const arrivals = ["verifyEmail", "passwordlessEmail", "passwordReset", "emailConfirmChange"] as const;

/** The purpose of a link in an email. */
export type Arrival = (typeof arrivals)[number];

/** What a link from an email or a social sign-in carries in the address. */
export interface ArrivalLink {
  refreshToken: () => string | null;
  /** The ticket for the second factor's code, instead of a session. */
  mfaTicket: () => string | null;
  type: () => Arrival | null;
  problem: () => AuthProblem | null;
  /** Removes token and error from the address, so that they are neither bookmarked nor shared. */
  clean: () => void;
}

interface Address {
  href: () => string;
  replace: (href: string) => void;
}

const errorParameters = ["error", "errorDescription", "provider_error", "provider_error_description"];

export function createArrivalLink({ href, replace }: Address): ArrivalLink {
  const parameter = (name: string) => new URL(href()).searchParams.get(name) || null;

  return {
    refreshToken: () => parameter("refreshToken"),
    mfaTicket: () => parameter("mfaTicket"),
    type: () => arrivals.find((arrival) => arrival === parameter("type")) ?? null,
    problem() {
      const [error, message] = [parameter("error"), parameter("errorDescription")];
      const isReal = error && message && message !== "social user already exists";
      return isReal ? { status: 10, error, message } : null;
    },
    clean() {
      const url = new URL(href());
      const brought = [
        ...(url.searchParams.has("refreshToken") ? ["refreshToken", "type"] : []),
        ...(url.searchParams.has("error") ? errorParameters : []),
      ];
      if (brought.length === 0) return;
      brought.forEach((name) => url.searchParams.delete(name));
      replace(url.href);
    },
  };
}
