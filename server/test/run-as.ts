/** Verbs without a web server, where HTTP is not the point: in the API's transaction, with its roles, errors and reactions. */
import { tmpdir } from "node:os";
import { fail } from "@boresight/domain/base/errors";
import type { Clock } from "#platform/clock.ts";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log.ts";
import type { RequestContext, ServerContext } from "#platform/mutation.ts";
import type { TestDatabase } from "./database.ts";
import type { Person } from "./shop.ts";
import { inEnglish } from "./in-english.ts";

interface Verb<Answer> {
  (input: never, tx: Transaction & RequestContext): Promise<Answer>;
}

interface LongVerb<Found, Answer> extends Verb<Found> {
  conclude(found: Found, server: ServerContext): Promise<Answer>;
}

interface RunAs {
  <Found, Answer>(person: Person, verb: LongVerb<Found, Answer>, input: object): Promise<Answer>;
  <Answer>(person: Person, verb: Verb<Answer>, input: object): Promise<Answer>;
}

interface Circumstances extends Partial<Omit<RequestContext, "config">> {
  clock?: Clock;
  config?: Partial<RequestContext["config"]>;
}

/** Over the database that a test has by then: `const runAs = verbsOver(() => db)`, `await runAs(shop.tom, bookAppointment, { … })`. */
export const verbsOver = (
  database: () => Pick<TestDatabase, "server">,
  { clock, config, log = createLog("silent"), ...request }: Circumstances = {},
): RunAs => {
  const server = { log, config: { ...usualConfig, ...config } };
  return async (person: Person, verb: Verb<unknown> & Partial<LongVerb<unknown, unknown>>, input: object) => {
    const context = {
      address: "203.0.113.7",
      userAgent: "Vitest",
      keepContent: () => Promise.resolve(),
      ...request,
      ...server,
    };
    const found = inTransaction({ pool: database().server, ...(clock && { clock }) }, person, (tx) => {
      if (person.role === "public") throw fail("permission-error");
      return verb(input as never, { ...tx, ...context });
    });
    // What the verb returns is what the caller was told that it does.
    return (verb.conclude ? found.then((all) => verb.conclude?.(all, server)) : found).catch(inEnglish) as never;
  };
};

/** What verbs, and a whole server of the tests, know of their surroundings. */
export const usualConfig: RequestContext["config"] = {
  brandName: "Boresight",
  clientUrl: "http://client.test",
  dataDir: tmpdir(), // Where no operator's own table of VINs lies.
  publicUrl: "http://shop.test",
  sealSecret: "the sealing secret of the tests, long enough",
  mail: {
    smtpUrl: null,
    folder: null,
    from: "Boresight <no-reply@shop.test>",
    usualAddress: "no-reply@shop.test",
    answerAddress: null,
    postmarkSecret: null,
    sesTopicArn: null,
  },
  qbo: null,
  signing: { key: null, timestampUrl: null },
  vroomUrl: null,
};
