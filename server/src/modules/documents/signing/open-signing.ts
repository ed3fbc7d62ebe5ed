/** Signs what the shop says, with the key of the time. */
import type { WithdrawnList } from "@boresight/domain/documents/signed/document-statement";
import type { Pool } from "pg";
import { openTimeStamps, type AskTimeStamp } from "#integrations/time-stamps/ask-time-stamp.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { Log } from "#platform/log.ts";
import { signJson, signPdf, type UnsignedStatement } from "./sign-pdf.ts";
import { currentKey, type KeyConfig } from "./signing-keys.ts";

interface SigningDeps {
  pool: Pool;
  clock: Clock;
  config: KeyConfig;
  log: Log;
}

export interface DocumentSigning {
  signPdf: (pdf: Buffer, said: UnsignedStatement) => Promise<Buffer>;
  signList: (list: Omit<WithdrawnList, "madeAt">) => Promise<string>;
}

export function openSigning({ log, ...deps }: SigningDeps): DocumentSigning {
  const { timestampUrl } = deps.config.signing;
  const askTimeStamp: AskTimeStamp | null = timestampUrl === null ? null : openTimeStamps(timestampUrl);
  const keyAndTime = () =>
    asSystem(deps, async (system, { now }) => ({ key: await currentKey(system, now, deps.config), now }));

  return {
    signPdf: async (pdf, said) => signPdf(pdf, said, { ...(await keyAndTime()), askTimeStamp, log }),
    async signList(list) {
      const { key, now } = await keyAndTime();
      return signJson("withdrawn", { ...list, madeAt: now.toISOString() }, key);
    },
  };
}
