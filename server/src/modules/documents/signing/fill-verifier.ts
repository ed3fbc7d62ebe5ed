import { createHash } from "node:crypto";
import { verifierMarks, verifierTexts, type VerifierSetup } from "@boresight/domain/documents/signed/verifier-page";
import type { Language } from "@boresight/domain/texts/language";
import { textIn } from "@boresight/domain/texts/text-in";
import type { Pool } from "pg";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { publicKeys } from "./signing-keys.ts";

interface FillDeps {
  pool: Pool;
  clock: Clock;
  config: { brandName: string; publicUrl: string };
}

const wordsIn = (language: Language) =>
  // Each text is asked for once.
  Object.fromEntries(verifierTexts.map((key) => [key, textIn(language, key)])) as VerifierSetup["words"][Language];

/** The page that verifies without a network, with the shop's keys of today and of before. */
export async function fillVerifier(page: string, deps: FillDeps): Promise<{ html: Buffer; mark: string }> {
  const { setup, at } = await asSystem(deps, async (system, { now }) => {
    const { shop } = await system.one<{ shop: string }>({
      text: "select company_name as shop from app.shop_settings order by version desc limit 1",
      values: [],
    });
    return { at: now, setup: { shop: shop || deps.config.brandName, keys: await publicKeys(system) } };
  });
  const { publicUrl } = deps.config;
  const [en, fr, ar] = [wordsIn("en"), wordsIn("fr"), wordsIn("ar")];
  const filled: VerifierSetup = {
    ...setup,
    madeAt: at.toISOString(),
    withdrawnUrl: `${publicUrl}/v1/functions/withdrawn-documents`,
    words: { en, fr, ar },
  };
  // It stands in a script element, which only `<` can end.
  const json = JSON.stringify(filled).replaceAll("<", String.raw`\u003c`);
  const title = textIn("en", "documents.verifierTitle", { shop: setup.shop });
  const html = page
    .replaceAll("%VERIFIER_TITLE%", () => title.replaceAll("&", "&amp;").replaceAll("<", "&lt;"))
    .replaceAll(verifierMarks.origin, () => new URL(publicUrl).origin)
    .replaceAll(verifierMarks.setup, () => json);
  return { html: Buffer.from(html), mark: createHash("sha256").update(html).digest("hex") };
}
