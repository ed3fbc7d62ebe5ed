/** Verbs without a web server, where HTTP is not the point: in the API's transaction, with its roles, errors and reactions. */
import { tmpdir } from "node:os";
import { fail } from "@boresight/domain/base/errors";
import type { Clock } from "#platform/clock.ts";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { createLog } from "#platform/log.ts";
import type { RequestContext } from "#platform/mutation.ts";
import type { TestDatabase } from "./database.ts";
import type { Person } from "./shop.ts";
import { inEnglish } from "./in-english.ts";

type Verb<Answer> = (input: never, tx: Transaction & RequestContext) => Promise<Answer>;

type RunAs = <Answer>(person: Person, verb: Verb<Answer>, input: object) => Promise<Answer>;

interface Circumstances extends Partial<Omit<RequestContext, "config">> {
  clock?: Clock;
  config?: Partial<RequestContext["config"]>;
}

/** Over the database that a test has by then: `const runAs = verbsOver(() => db)`, `await runAs(shop.tom, bookAppointment, { … })`. */
export const verbsOver =
  (database: () => Pick<TestDatabase, "server">, { clock, config, ...request }: Circumstances = {}): RunAs =>
  (person, verb, input) =>
    inTransaction({ pool: database().server, ...(clock && { clock }) }, person, (tx) => {
      if (person.role === "public") throw fail("permission-error");
      const context = {
        ...tx,
        address: "203.0.113.7",
        userAgent: "Vitest",
        log: createLog("silent"),
        keepContent: () => Promise.resolve(),
        ...request,
        config: { ...usualConfig, ...config },
      };
      return verb(input as never, context);
    }).catch(inEnglish);

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
