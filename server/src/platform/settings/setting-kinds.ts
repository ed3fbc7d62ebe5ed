import { compile } from "@fastify/proxy-addr";
import { z } from "zod";

export interface Limit {
  count: number;
  /** In milliseconds. */
  within: number;
}

const units = { s: 1000, m: 60_000, h: 3_600_000 };
/** A setting such as "10/5m": 10 requests within 5 minutes. */
export const limitSetting = (initially: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}\/[1-9]\d{0,3}[smh]$/, { error: 'must look like "10/5m": 10 requests in 5 minutes' })
    .default(initially)
    .transform((text): Limit => {
      const [count = "", within = ""] = text.split("/");
      const unit = within.endsWith("s") ? units.s : within.endsWith("m") ? units.m : units.h;
      return { count: Number(count), within: Number.parseInt(within, 10) * unit };
    });

/** A setting that is a whole number within these bounds. */
export function wholeNumber(from: number, to: number) {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.coerce.number({ error }).int({ error }).min(from, { error }).max(to, { error });
}

/** A setting that is an address of the web; it comes without a slash at its end. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: "must be an address like https://shop.example.com" })
  .transform((address) => address.replace(/\/+$/, ""));

const networks =
  "must be addresses or networks such as 10.0.0.5 or 10.0.0.0/8, separated by commas: names are not looked up";
/** A setting that names addresses and networks; none without it. */
export const networkList = z
  .string()
  .default("")
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine(areNetworks, { error: networks });

function areNetworks(list: string[]): boolean {
  try {
    compile(list);
    return true;
  } catch {
    return false;
  }
}

/** A setting such as `Acme <mail@example.com>`, or the address alone. */
export const senderSetting = z
  .string()
  .max(200, { error: "must have at most 200 characters" })
  .regex(/^\s*(?:[^\s<>@]+@[^\s<>@]+|[^<>]*<[^\s<>@]+@[^\s<>@]+>)\s*$/, {
    error: "must be an address such as office@shop.example, or a name and an address: Acme <office@shop.example>",
  });
