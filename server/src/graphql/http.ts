/**
 * GraphQL over POST: the response is 200 with a body that old clients can read, whatever the outcome of an operation, unless the
 * caller is to ask again later: then it is 429 or 503 with the time.
 */
import { BoresightError, errorCatalogue, type ErrorCode } from "@boresight/domain/base/errors";
import type { Role } from "@boresight/domain/accounts/roles";
import { inWordsOfJson } from "@boresight/domain/texts/in-words";
import type { Language } from "@boresight/domain/texts/language";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, OperationTypeNode, getOperationAST } from "postgraphile/graphql";
import type { Identify } from "#modules/accounts/sign-in/identify.ts";
import { isLargerThan } from "#platform/http/nesting.ts";
import { note } from "#platform/requests/request-notes.ts";
import { bodyOf, packedFor, type Body } from "./answers/packed-body.ts";
import { createSharedReads } from "./answers/shared-reads.ts";
import { askedLanguage } from "#platform/http/answer-in-words.ts";
import { mayIntrospect } from "./limits/introspection.ts";
import { operationName } from "./operation-name.ts";
import { largestVariables, prepare, type Engine, type Payload, type Prepared, type WrittenResult } from "./prepare.ts";
import type { Present, Presented } from "./present-error.ts";
import type { Asker, InTurn } from "./limits/turn.ts";
import type { WatchOperation } from "./watch-operations.ts";

export interface HttpDeps {
  engine: Engine;
  identify: Identify;
  present: Present;
  inTurn: InTurn;
  watchOperation: WatchOperation;
}

export const path = "/v1/graphql";

type Answer = Pick<WrittenResult, "errors"> & {
  /** All that is sent where nothing failed. */
  body?: Body;
  data?: string | null | undefined;
};

export function mountHttp(app: FastifyInstance, { engine, identify, present, inTurn, watchOperation }: HttpDeps): void {
  const errorHandler = (error: FastifyError, _request: unknown, reply: FastifyReply) =>
    void answerUnreadable(error, reply, present);
  const share = createSharedReads<Answer>();
  app.post<{ Body: Payload | null }>(path, { errorHandler }, (request, reply) =>
    watchOperation(() => answerRequest(request, reply)),
  );

  async function answerRequest(request: FastifyRequest<{ Body: Payload | null }>, reply: FastifyReply) {
    let role: Role = "public";
    const language = askedLanguage(request.headers);
    try {
      const caller = await identify(request.headers);
      role = caller.role;
      note({ role, ...(caller.userId !== null && { caller: caller.userId }) });
      const asker = { caller, address: request.ip, userAgent: request.headers["user-agent"] ?? "" };
      const payload = request.body ?? {};
      note({ operation: operationName(engine.read, payload, role) });
      const inOwnTurn = () => inTurn(asker, () => answer(asker, payload, language));
      const key = sharedKey(engine, asker, payload);
      const { body, data, errors } = await (key ? share(`${language} ${key}`, inOwnTurn) : inOwnTurn());
      if (body) return sendBody(reply, body, request.headers["accept-encoding"]);
      return send(
        reply,
        data,
        errors?.map((error) => present(error, { role, language })),
      );
    } catch (error) {
      return send(reply, undefined, [present(asGraphQLError(error), { role, language })]);
    }
  }

  async function answer(asker: Asker, payload: Payload, language: Language): Promise<Answer> {
    const { errors, args } = await prepare(engine, asker, payload);
    if (errors) return { errors };
    if (isSubscription(args)) return { errors: [overHttp] };
    const result = await args.write({ ...args, outputDataAsString: true });
    if (result.errors || result.data === undefined) return result;
    return { body: bodyOf(inWordsOfJson(language, `{"data":${result.data}}`)) };
  }
}

/**
 * What two askers must have in common to share a read: their rights, how new the answer must be, and their question. Null for what nobody shares: changes,
 * what the public asks, and what will be refused for its size.
 */
function sharedKey({ read }: Engine, { caller, address }: Asker, payload: Payload): string | null {
  const { query, variables, operationName } = payload;
  const { role, isOffice, userId, customerId, isElevated, mustSee } = caller;
  if (role === "public" || typeof query !== "string" || isLargerThan(variables, largestVariables)) return null;
  const { document } = read(query, mayIntrospect(role));
  const operation =
    document && getOperationAST(document, typeof operationName === "string" ? operationName : undefined);
  if (operation?.operation !== OperationTypeNode.QUERY) return null;
  const rights = [role, isOffice, userId, customerId, isElevated, mustSee];
  return JSON.stringify([...rights, address, query, variables, operationName]);
}

const unavailable = "database-unavailable" satisfies ErrorCode;
const overHttp = new GraphQLError("Subscriptions need the WebSocket", { extensions: { code: "validation-failed" } });

const isSubscription = ({ document, operationName }: Prepared): boolean =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;

/** A refusal with its own code keeps it; anything else is wrapped, to be logged and masked. */
export function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  if (error instanceof BoresightError) {
    const { retryAfter } = error.details;
    return new GraphQLError(error.message, {
      extensions: { code: error.code, ...(retryAfter !== undefined && { retryAfter }) },
    });
  }
  return new GraphQLError("unexpected", { originalError: error instanceof Error ? error : new Error(String(error)) });
}

function sendBody(reply: FastifyReply, body: Body, accepted: string | string[] | undefined) {
  const packed = packedFor(body, String(accepted ?? ""));
  reply.type("application/json");
  if (!packed) return reply.send(body.text);
  return reply.header("vary", "Origin, Accept-Encoding").header("content-encoding", packed.encoding).send(packed.bytes);
}

/** The data is JSON text already, and is not parsed only to be written again. */
function send(reply: FastifyReply, data: string | null | undefined, errors: readonly Presented[] | undefined) {
  const wait = errors?.map(({ extensions }) => extensions["retryAfter"]).find((seconds) => typeof seconds === "number");
  if (wait !== undefined) reply.header("retry-after", String(wait));
  // Without any data the whole request was over the limit; a link that is read too often fails only its own field.
  if (wait !== undefined && data === undefined) reply.status(errorCatalogue["too-many-requests"].status);
  const isDown = errors?.some(({ extensions }) => extensions.code === unavailable);
  if (isDown) reply.status(errorCatalogue[unavailable].status);
  const deps = [
    ...(data === undefined && !errors ? [] : [`"data":${data ?? null}`]),
    ...(errors ? [`"errors":${JSON.stringify(errors)}`] : []),
  ];
  return reply.type("application/json").send(`{${deps.join(",")}}`);
}

/** A request that is not an operation: its body is not JSON, or too large. */
function answerUnreadable(error: FastifyError | BoresightError, reply: FastifyReply, present: Present): FastifyReply {
  const status = error instanceof BoresightError ? error.status : (error.statusCode ?? 500);
  const refused =
    status < 500
      ? new GraphQLError(error.message, { extensions: { code: status === 413 ? "payload-too-large" : "parse-failed" } })
      : asGraphQLError(error);
  const wait = error instanceof BoresightError ? error.details.retryAfter : undefined;
  if (wait !== undefined) reply.header("retry-after", String(wait));
  return reply
    .status(status)
    .type("application/json")
    .send({ errors: [present(refused)] });
}
