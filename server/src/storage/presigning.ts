/** Addresses that let whoever holds them read one file for a while: signed with our secret, free of any token. */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { fail } from "@boresight/domain/errors";
import { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";

export interface Presigning {
  address: (fileId: string, terms: { seconds: number; asOriginal: boolean }) => string;
  /** Answers the seconds that are left; parameters besides ours do not matter to the signature. */
  check: (fileId: string, query: unknown) => { left: number; asOriginal: boolean };
}

interface PresigningParts {
  config: Pick<Config, "publicUrl" | "sealSecret">;
  clock: Clock;
}

const querySchema = z.object({ expires: z.string(), signature: z.string(), original: z.optional(z.literal("true")) });

export function createPresigning({ config, clock }: PresigningParts): Presigning {
  const key = Buffer.from(hkdfSync("sha256", config.sealSecret, "", "boresight presigned addresses", 32));
  const sign = (fileId: string, expires: string, asOriginal: boolean) =>
    createHmac("sha256", key)
      .update(`${fileId.toLowerCase()}\n${expires}${asOriginal ? "\noriginal" : ""}`)
      .digest();
  const now = () => Math.floor(clock().getTime() / 1000);

  return {
    address(fileId, { seconds, asOriginal }) {
      const expires = String(now() + seconds);
      const signature = sign(fileId, expires, asOriginal).toString("base64url");
      const query = new URLSearchParams({ expires, signature, ...(asOriginal && { original: "true" }) }).toString();
      return `${config.publicUrl}/v1/storage/files/${fileId}/presignedurl/contents?${query}`;
    },
    check(fileId, query) {
      const { data } = querySchema.safeParse(query);
      if (!data) throw fail("signature-invalid");
      const { expires, signature, original } = data;
      const asOriginal = original === "true";
      const [sent, ours] = [Buffer.from(signature, "base64url"), sign(fileId, expires, asOriginal)];
      if (sent.length !== ours.length || !timingSafeEqual(sent, ours)) throw fail("signature-invalid");
      const left = Number(expires) - now();
      if (left <= 0) throw fail("signature-expired");
      return { left, asOriginal };
    },
  };
}
