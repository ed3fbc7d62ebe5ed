/** Addresses that allow their holder to read one file for a while: signed with our secret, without a token. */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/settings/config.ts";

export interface Presigning {
  address: (fileId: string, terms: Terms & { seconds: number }) => string;
  /** Returns the seconds left; query parameters that are not ours are not part of the signature. */
  check: (fileId: string, query: unknown) => Terms & { left: number };
}

interface Terms {
  asOriginal: boolean;
  mayChange: boolean;
  /** Made for staff: it stays valid when the file becomes internal. */
  maySeeInternal: boolean;
}

interface PresigningDeps {
  config: Pick<Config, "publicUrl" | "sealSecret">;
  clock: Clock;
}

const flag = z.optional(z.literal("true"));
const querySchema = z.object({
  expires: z.string(),
  signature: z.string(),
  original: flag,
  unchanged: flag,
  internal: flag,
});

export function createPresigning({ config, clock }: PresigningDeps): Presigning {
  const key = Buffer.from(hkdfSync("sha256", config.sealSecret, "", "boresight presigned addresses", 32));
  const sign = (fileId: string, expires: string, { asOriginal, mayChange, maySeeInternal }: Terms) => {
    const flags = `${asOriginal ? "\noriginal" : ""}${mayChange ? "" : "\nunchanged"}${maySeeInternal ? "\ninternal" : ""}`;
    return createHmac("sha256", key).update(`${fileId.toLowerCase()}\n${expires}${flags}`).digest();
  };
  const now = () => Math.floor(clock().getTime() / 1000);

  return {
    address(fileId, { seconds, ...terms }) {
      const expires = String(now() + seconds);
      const signature = sign(fileId, expires, terms).toString("base64url");
      const flags = {
        ...(terms.asOriginal && { original: "true" }),
        ...(!terms.mayChange && { unchanged: "true" }),
        ...(terms.maySeeInternal && { internal: "true" }),
      };
      const query = new URLSearchParams({ expires, signature, ...flags }).toString();
      return `${config.publicUrl}/v1/storage/files/${fileId}/presignedurl/contents?${query}`;
    },
    check(fileId, query) {
      const { data } = querySchema.safeParse(query);
      if (!data) throw fail("signature-invalid");
      const { expires, signature, original, unchanged, internal } = data;
      const terms = {
        asOriginal: original === "true",
        mayChange: unchanged !== "true",
        maySeeInternal: internal === "true",
      };
      const [sent, ours] = [Buffer.from(signature, "base64url"), sign(fileId, expires, terms)];
      if (sent.length !== ours.length || !timingSafeEqual(sent, ours)) throw fail("signature-invalid");
      const left = Number(expires) - now();
      if (left <= 0) throw fail("signature-expired");
      return { left, ...terms };
    },
  };
}
