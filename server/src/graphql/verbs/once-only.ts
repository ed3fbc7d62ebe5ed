/** A verb that is sent twice with the same client key runs once; the second response repeats the first. */
import { createHash } from "node:crypto";
import { keyedInputSchema } from "@boresight/domain/base/client-key-schema";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { createSealing } from "#platform/seal.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

type Run<Tx, Answer> = (input: Record<string, unknown>, tx: Tx) => Promise<Answer>;

/**
 * Runs the verb unless the caller has run it with this key. Throws `client-key-reused` when the input was different
 * then.
 */
export const onceOnly =
  <Tx extends Transaction, Answer>(verb: string, run: Run<Tx, Answer>) =>
  async (sent: unknown, tx: Tx): Promise<Answer> => {
    const { clientKey, ...input } = parseInput(keyedInputSchema, sent);
    if (!clientKey || tx.caller.role === "public") return run(input, tx);
    const { userId, role } = tx.caller;
    const submission = { caller: `${role}:${userId ?? ""}`, verb, key: clientKey.toLowerCase() };
    if (await begin(submission, input, tx.system)) {
      const answer = await run(input, tx);
      await storeAnswer(submission, answer, tx.system);
      return answer;
    }
    return firstAnswer<Answer>(submission, input, tx.system);
  };

interface Submission {
  caller: string;
  verb: string;
  key: string;
}

const hashed = (key: string): string => createHash("sha256").update(key).digest("hex");
const primaryKey = ({ caller, verb, key }: Submission) => [caller, verb, hashed(key)];
const inputHash = `encode(sha256(convert_to($4::jsonb::text, 'UTF8')), 'hex')`;

/** Returns false when the key was used before; the second of two concurrent requests waits here for the first. */
async function begin(submission: Submission, input: unknown, system: Rights): Promise<boolean> {
  const begun = await system.run({
    text: `insert into app_private.client_keys (caller, verb, key_hash, input_hash) values ($1, $2, $3, ${inputHash})
      on conflict do nothing`,
    values: [...primaryKey(submission), JSON.stringify(input)],
  });
  return begun === 1;
}

const storeAnswer = (submission: Submission, answer: unknown, system: Rights) =>
  system.run({
    text: "update app_private.client_keys set sealed_answer = $4 where caller = $1 and verb = $2 and key_hash = $3",
    values: [...primaryKey(submission), sealing(submission).seal(JSON.stringify(answer))],
  });

async function firstAnswer<Answer>(submission: Submission, input: unknown, system: Rights): Promise<Answer> {
  const { isSame, sealed } = await system.one<{ isSame: boolean; sealed: Buffer }>({
    text: `select input_hash = ${inputHash} as is_same, sealed_answer as sealed from app_private.client_keys
      where caller = $1 and verb = $2 and key_hash = $3`,
    values: [...primaryKey(submission), JSON.stringify(input)],
  });
  if (!isSame) throw fail("client-key-reused");
  return JSON.parse(sealing(submission).open(sealed)) as Answer; // The result of the same verb.
}

const sealing = ({ key }: Submission) => createSealing(key, "answers of verbs");
