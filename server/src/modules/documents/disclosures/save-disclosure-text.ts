import { disclosureTextSchema } from "@boresight/domain/documents/disclosures/disclosure-text";
import { mutation } from "#platform/mutation.ts";

export const saveDisclosureText = mutation({
  summary:
    "Adds what a state wants drivers to be told, or the next version of it. It is used once somebody has verified it; until then the version before goes on.",
  callers: ["admin"],
  input: disclosureTextSchema,
  returns: { disclosureText: "DisclosureText" },
  payload: "DisclosureTextPayload",
  clientKey: true,
  errors: [],
  async run({ state, occasion, language, ...text }, { caller, system }) {
    await system.run({
      text: "select pg_advisory_xact_lock(hashtextextended($1, 0))",
      values: [`disclosure:${state}:${occasion}:${language}`],
    });
    const { id } = await caller.one<{ id: string }>({
      text: `insert into app.disclosure_texts
          (state, occasion, language, revision, body, valid_from, source_title, source_url, source_read_on)
        select $1, $2, $3, coalesce(max(revision), 0) + 1, $4, $5::date, $6, $7, $8::date
        from app.disclosure_texts where state = $1 and occasion = $2 and language = $3
        returning id`,
      values: [
        state,
        occasion,
        language,
        text.body,
        text.validFrom,
        text.sourceTitle,
        text.sourceUrl,
        text.sourceReadOn,
      ],
    });
    return { disclosureText: id };
  },
});
