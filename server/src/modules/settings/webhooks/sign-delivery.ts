import { createHmac } from "node:crypto";

/**
 * Returns the `Boresight-Signature` of a delivery: `t=<seconds since 1970>,v1=<hex>`, where v1 is the HMAC-SHA256 of
 * `<t>.<body>` with the webhook's secret. Receivers compare it, and refuse anything older than five minutes.
 */
export function signDelivery(body: string, secret: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1000);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
}
