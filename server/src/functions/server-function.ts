// A function is described by its path, its callers and its input; the router checks all of them from this description.
import { asWritten } from "@boresight/domain/texts/travelling-text";
import { BoresightError, fail } from "@boresight/domain/base/errors";
import { isAmong, type CallerKind } from "@boresight/domain/accounts/roles";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { CardProvider } from "#integrations/cards/card-provider.ts";
import type { FetchFromAmazon } from "#integrations/deliveries/ses.ts";
import type { Books } from "#modules/accounting/connection/open-books.ts";
import type { DocumentSigning } from "#modules/documents/signing/open-signing.ts";
import type { ReadPdfDeps } from "#modules/documents/pdf/read-pdf.ts";
import type { Identify } from "#modules/accounts/sign-in/identify.ts";
import type { Caller } from "#platform/caller.ts";
import type { OpenLink } from "#platform/limits/link-limits.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import type { Log } from "#platform/log.ts";
import type { RequestContext } from "#platform/mutation.ts";
import type { Config } from "#platform/settings/config.ts";
import { countCall, type CallLimits } from "./call-limits.ts";
import { StreamedText } from "./streamed-text.ts";

export interface FunctionDeps extends ReadPdfDeps {
  config: Pick<
    Config,
    | "brandName"
    | "clientUrl"
    | "copyOf"
    | "dataDir"
    | "mail"
    | "mailIn"
    | "publicUrl"
    | "qbo"
    | "sealSecret"
    | "signing"
    | "testFunctions"
    | "twilio"
  >;
  signing: DocumentSigning;
  /** The built page that verifies documents offline; null where no web app is built. */
  verifierPage: string | null;
  identify: Identify;
  /** Null: the shop takes no cards. */
  cards: CardProvider | null;
  /** Null: QuickBooks is not set up. */
  books: Books | null;
  openLink: OpenLink;
  callLimits: CallLimits;
  keepContent: RequestContext["keepContent"];
}

export interface MountDeps extends FunctionDeps {
  log: Log;
  /** By default over the network. */
  askAmazon?: FetchFromAmazon | undefined;
}

/** Adds an address of this service that is no function: for other programs, in a form of their own. */
export type Mount = (app: FastifyInstance, deps: MountDeps) => void | Promise<void>;

export interface FunctionSpec {
  /** The path below `/v1/functions/`. */
  path: string;
  /** `public` also admits callers who are not signed in. */
  roles: readonly CallerKind[];
  /** The schema of the body, or of the query of a GET; without one the input is passed on as it is. */
  input?: z.ZodType;
  /** In bytes, when the body may be larger than the default. */
  bodyLimit?: number;
}

export interface ServerFunction {
  spec: FunctionSpec;
  /** Refuses callers who may not call it. */
  admit: (request: FastifyRequest, deps: FunctionDeps) => Promise<Caller>;
  /** Returns the JSON answer, a `StreamedText` or a `SentPdf`. */
  call: (request: FastifyRequest, deps: FunctionDeps) => Promise<unknown>;
}

interface Called<Input> {
  caller: Caller;
  input: Input;
  request: FastifyRequest;
  deps: FunctionDeps;
}

type InputOf<Spec extends FunctionSpec> = Spec["input"] extends z.ZodType ? z.output<Spec["input"]> : unknown;

export function serverFunction<const Spec extends FunctionSpec>(
  spec: Spec,
  run: (called: Called<InputOf<Spec>>) => Promise<unknown>,
): ServerFunction {
  const schema: z.ZodType = spec.input ?? z.unknown();
  return {
    spec,
    admit: (request, deps) => admit(request, spec, deps),
    async call(request, deps) {
      const caller = await admit(request, spec, deps);
      await countCall("call", caller, deps.callLimits);
      const given = spec.input && request.method === "GET" ? request.query : request.body;
      const { success, data } = schema.safeParse(given);
      if (!success) throw fail("invalid-request");
      const answer = await run({ caller, input: data as InputOf<Spec>, request, deps });
      if (answer instanceof StreamedText && answer.exports) await auditExport(answer.exports, caller, deps);
      return answer;
    },
  };
}

const auditExport = (entity: string, caller: Caller, { pool }: FunctionDeps): Promise<number> =>
  inTransaction(pool, caller, ({ system }) =>
    system.run({
      text: "insert into app.audit_entries (actor_id, actor_role, action, entity) values ($1, $2, 'exported', $3)",
      values: [caller.userId, caller.role, entity],
    }),
  );

async function admit({ headers }: FastifyRequest, { roles }: FunctionSpec, { identify }: FunctionDeps) {
  const caller = await identify(headers).catch((error: unknown) => {
    throw inOurWords(error);
  });
  if (isAmong(roles, caller)) return caller;
  throw fail(caller.role === "public" ? "unauthenticated-user" : "forbidden");
}

/** This service's contract has codes of its own for errors that the data service names differently. */
function inOurWords(error: unknown): unknown {
  if (!(error instanceof BoresightError)) return error;
  if (error.code === "invalid-jwt") return fail("unauthenticated-user", { message: asWritten(error.message) });
  return error.code === "access-denied" ? fail("forbidden", { message: asWritten(error.message) }) : error;
}
