import { languageOf, type Language } from "@boresight/domain/texts/language";
import { inWordsOfJson } from "@boresight/domain/texts/in-words";
import type { FastifyInstance } from "fastify";

/** The language that a program asks to be answered in; English unless it says so. */
export const askedLanguage = (headers: Readonly<Record<string, unknown>>): Language =>
  languageOf(String(headers["x-language"]));

/** Every service answers with the words of its texts, in the language that was asked for. */
export function answerInWords(app: FastifyInstance): void {
  app.addHook("onSend", async ({ headers }, _reply, payload) =>
    typeof payload === "string" ? inWordsOfJson(askedLanguage(headers), payload) : payload,
  );
}
