import { Secret, TOTP } from "otpauth";

const step = 30_000;

/** The code an authenticator app shows for a secret; `steps` half minutes later, or earlier, than a server's clock says. */
export const codeOf = (secret: string, steps = 0, clock = (): Date => new Date()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock().getTime() + steps * step });

/** Waits where the half minute is about to end: the code of the one before would be too old when it arrives. */
export async function untilStepLasts(clock = (): Date => new Date()): Promise<void> {
  const left = step - (clock().getTime() % step);
  if (left < longestWay) await new Promise((resolve) => setTimeout(resolve, left + 10));
}
/** On a busy machine. */
const longestWay = 5000;

/** Six digits that are certainly wrong. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
