/** Addresses that let whoever holds them read one file for a while: signed with our secret, free of any token. */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { fail } from "@boresight/domain/errors";
import { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";

export interface Presigning {
  address: (fileId: string, seconds: number) => string;
  /** Answers the seconds that are left; parameters besides ours do not matter to the signature. */
  check: (fileId: string, query: unknown) => number;
}

interface PresigningParts {
  config: Pick<Config, "publicUrl" | "sealSecret">;
  clock: Clock;
}

const querySchema = z.object({ expires: z.string(), signature: z.string() });

export function createPresigning({ config, clock }: PresigningParts): Presigning {
  const key = Buffer.from(hkdfSync("sha256", config.sealSecret, "", "boresight presigned addresses", 32));
  const sign = (fileId: string, expires: string) =>
    createHmac("sha256", key).update(`${fileId.toLowerCase()}\n${expires}`).digest();
  const now = () => Math.floor(clock().getTime() / 1000);

  return {
    address(fileId, seconds) {
      const expires = String(now() + seconds);
      const signature = sign(fileId, expires).toString("base64url");
      const query = new URLSearchParams({ expires, signature }).toString();
      return `${config.publicUrl}/v1/storage/files/${fileId}/presignedurl/contents?${query}`;
    },
    check(fileId, query) {
      const { data } = querySchema.safeParse(query);
      if (!data) throw fail("signature-invalid");
      const { expires, signature } = data;
      const [sent, ours] = [Buffer.from(signature, "base64url"), sign(fileId, expires)];
      if (sent.length !== ours.length || !timingSafeEqual(sent, ours)) throw fail("signature-invalid");
      const left = Number(expires) - now();
      if (left <= 0) throw fail("signature-expired");
      return left;
    },
  };
}
