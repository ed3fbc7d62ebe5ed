// Who reads the outbox must not sign in as its readers: what a message proves or opens is stored encrypted, beside a text without it.
import { z } from "zod";
import { createSealing } from "#platform/seal.ts";
import type { Config } from "#platform/settings/config.ts";

const contentSchema = z.object({ body: z.string(), headers: z.record(z.string(), z.string()) });
export type MessageContent = z.output<typeof contentSchema>;

export interface SealDeps {
  config: Pick<Config, "sealSecret">;
}

const sealingOf = ({ config }: SealDeps) => createSealing(config.sealSecret, "message");

/** The headers that carry a ticket, a code or a link. */
const secretHeaders = ["X-Ticket", "X-Link"];

export interface StoredContent extends MessageContent {
  sealedContent: Buffer;
}

/** Of a message that is nothing but a secret: no text is left to read. */
export function sealMessage(content: MessageContent, deps: SealDeps): StoredContent {
  const shown = Object.entries(content.headers).filter(([name]) => !secretHeaders.includes(name));
  return { body: "", headers: Object.fromEntries(shown), sealedContent: seal(content, deps) };
}

/** Of a message that leads somewhere by secret tokens: its text stays readable without them. */
export function sealTokens(body: string, tokens: readonly string[], deps: SealDeps): StoredContent {
  const readable = tokens.reduce((text, token) => text.replaceAll(token, ""), body);
  return { body: readable, headers: {}, sealedContent: seal({ body, headers: {} }, deps) };
}

const seal = (content: MessageContent, deps: SealDeps): Buffer => sealingOf(deps).seal(JSON.stringify(content));

/** The content to send. */
export const openContent = (sealed: Buffer, deps: SealDeps): MessageContent =>
  contentSchema.parse(JSON.parse(sealingOf(deps).open(sealed)));
