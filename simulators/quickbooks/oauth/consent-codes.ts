/** The codes that consent leads back with: each works once, within five minutes, for the address it was issued for. */
import type { Clock } from "../clock.ts";

interface Consent {
  realmId: string;
  redirectUri: string;
}

export interface ConsentCodes {
  issue(consent: Consent): string;
  /** The company consented to; null when the code is unknown, used or expired, or was issued for another address. */
  redeem(code: string, redirectUri: string): string | null;
}

const codeLife = 5 * 60_000;

export function openConsentCodes(clock: Clock): ConsentCodes {
  const codes = new Map<string, Consent & { until: number }>();
  let count = 0;
  return {
    issue(consent) {
      count += 1;
      const code = `simulator-code-${String(count).padStart(6, "0")}`;
      codes.set(code, { ...consent, until: clock().getTime() + codeLife });
      return code;
    },
    redeem(code, redirectUri) {
      const consent = codes.get(code);
      codes.delete(code);
      const isValid = consent && consent.until > clock().getTime() && consent.redirectUri === redirectUri;
      return isValid ? consent.realmId : null;
    },
  };
}
