/** GraphQL over POST: whatever the outcome of an operation, the answer is 200 with a body that old clients can read. */
import { BoresightError } from "@boresight/domain/errors";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, OperationTypeNode, getOperationAST } from "postgraphile/graphql";
import type { GrafservBase } from "postgraphile/grafserv";
import type { Identify } from "#modules/accounts/identify.ts";
import { prepare, type Payload, type Prepared, type WrittenResult } from "./prepare.ts";
import type { Present } from "./present-error.ts";

export interface HttpParts {
  serv: GrafservBase;
  identify: Identify;
  present: Present;
}

export const path = "/v1/graphql";

export function mountHttp(app: FastifyInstance, { serv, identify, present }: HttpParts): void {
  const errorHandler = (error: FastifyError, _request: unknown, reply: FastifyReply) =>
    void answerUnreadable(error, reply, present);
  app.post<{ Body: Payload | null }>(path, { errorHandler }, async (request, reply) => {
    const result = await answer(request, request.body ?? {});
    return send(reply, result, present);
  });

  async function answer({ headers, ip }: FastifyRequest, payload: Payload): Promise<WrittenResult> {
    try {
      const caller = await identify(headers);
      const { errors, args } = await prepare(serv, { caller, address: ip }, payload);
      if (errors) return { errors };
      return isSubscription(args) ? { errors: [overHttp] } : await args.write({ ...args, outputDataAsString: true });
    } catch (error) {
      return { errors: [asGraphQLError(error)] };
    }
  }
}

const overHttp = new GraphQLError("Subscriptions need the WebSocket", { extensions: { code: "validation-failed" } });

const isSubscription = ({ document, operationName }: Prepared): boolean =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;

/** A refusal with its own code keeps it; anything else is wrapped, to be logged and masked. */
export function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  if (error instanceof BoresightError) return new GraphQLError(error.message, { extensions: { code: error.code } });
  return new GraphQLError("unexpected", { originalError: error instanceof Error ? error : new Error(String(error)) });
}

/** The data arrives as JSON text already, and is not parsed only to be written again. */
function send(reply: FastifyReply, { data, errors }: WrittenResult, present: Present) {
  const presented = errors?.map(present);
  const wait = presented
    ?.map(({ extensions }) => extensions["retryAfter"])
    .find((seconds) => typeof seconds === "number");
  if (wait !== undefined) reply.header("retry-after", String(wait));
  const parts = [
    ...(data === undefined && !errors ? [] : [`"data":${data ?? null}`]),
    ...(presented ? [`"errors":${JSON.stringify(presented)}`] : []),
  ];
  return reply.type("application/json").send(`{${parts.join(",")}}`);
}

/** What never became an operation: a body that is not JSON, or is too big. */
function answerUnreadable(error: FastifyError | BoresightError, reply: FastifyReply, present: Present): FastifyReply {
  const status = error instanceof BoresightError ? error.status : (error.statusCode ?? 500);
  const refused =
    status < 500
      ? new GraphQLError(error.message, { extensions: { code: status === 413 ? "payload-too-large" : "parse-failed" } })
      : asGraphQLError(error);
  return reply
    .status(status)
    .type("application/json")
    .send({ errors: [present(refused)] });
}
