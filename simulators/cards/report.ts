/** Reports to the shop what happened, signed as Stripe signs: HMAC-SHA256 over the time and the body. */
import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { randomId } from "./objects.ts";

export interface ReportTo {
  url: string;
  secret: string;
}

export interface ProviderEvent {
  id: string;
  object: "event";
  type: string;
  created: number;
  data: { object: object };
}

/** The object as it is now: what happens to it afterwards is in later events. */
export const eventOf = (type: string, object: object, created: number): ProviderEvent => ({
  id: randomId("evt"),
  object: "event",
  type,
  created,
  data: { object: structuredClone(object) },
});

const pauses = [0, 300, 1000, 3000];

/** Returns whether the shop has taken it. Tries again a few times, as a provider does. */
export async function report(event: ProviderEvent, { url, secret }: ReportTo): Promise<boolean> {
  const body = JSON.stringify(event);
  for (const pause of pauses) {
    await wait(pause, undefined, { ref: false });
    const time = Math.floor(Date.now() / 1000);
    const proof = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
    const headers = { "content-type": "application/json", "stripe-signature": `t=${time},v1=${proof}` };
    const response = await fetch(url, { method: "POST", headers, body }).catch(() => null);
    if (response?.ok) return true;
  }
  return false;
}
