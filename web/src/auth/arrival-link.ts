import type { AuthProblem } from "./auth-problem.ts";

/** What a link from a mail or from a social sign-in brought along in the address. */
export interface ArrivalLink {
  refreshToken: () => string | null;
  problem: () => AuthProblem | null;
  /** Takes the token out of the address, so that it is neither bookmarked nor sent on. */
  clean: () => void;
}

interface Address {
  href: () => string;
  replace: (href: string) => void;
}

export function createArrivalLink({ href, replace }: Address): ArrivalLink {
  const parameter = (name: string) => new URL(href()).searchParams.get(name) || null;

  return {
    refreshToken: () => parameter("refreshToken"),
    problem() {
      const [error, message] = [parameter("error"), parameter("errorDescription")];
      const isReal = error && message && message !== "social user already exists";
      return isReal ? { status: 10, error, message } : null;
    },
    clean() {
      const url = new URL(href());
      if (!url.searchParams.has("refreshToken")) return;
      url.searchParams.delete("refreshToken");
      url.searchParams.delete("type");
      replace(url.href);
    },
  };
}
