import type { AuthProblem } from "./auth-problem.ts";

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

/** Our server's redirects carry them behind `#`, other addresses in the query. */
export function createArrivalLink({ href, replace }: Address): ArrivalLink {
  const parameter = (name: string) => {
    const { hash, searchParams } = new URL(href());
    return new URLSearchParams(hash.slice(1)).get(name) || searchParams.get(name) || null;
  };

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
      const brought = [
        ...(parameter("refreshToken") ? ["refreshToken", "type"] : []),
        ...(parameter("error") ? errorParameters : []),
      ];
      if (brought.length === 0) return;
      const url = new URL(href());
      brought.forEach((name) => url.searchParams.delete(name));
      url.hash = url.hash
        .slice(1)
        .split("&")
        .filter((part) => !brought.includes(nameOf(part)))
        .join("&");
      replace(url.href);
    },
  };
}

const nameOf = (part: string): string => part.split("=", 1)[0] ?? "";
