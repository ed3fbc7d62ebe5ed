// The verbs as the queue sends them: what an order shows is loaded again afterwards.
import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { QueuedVerb } from "@boresight/domain/base/client-key";
import * as shape from "@boresight/domain/base/shape";
import { problemOf } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import { theirsSchema, type Failure, type QueuedAction, type Theirs } from "./queued-action.ts";

const documents: Record<QueuedVerb, unknown> = {
  arriveAtStop: graphql(`
    mutation SendArrival($input: ArriveAtStopInput!) {
      arriveAtStop(input: $input) {
        __typename
      }
    }
  `),
  changeServiceOrderStatus: graphql(`
    mutation SendStatusChange($input: ChangeServiceOrderStatusInput!) {
      changeServiceOrderStatus(input: $input) {
        __typename
      }
    }
  `),
  finishStop: graphql(`
    mutation SendFinishedStop($input: FinishStopInput!) {
      finishStop(input: $input) {
        __typename
      }
    }
  `),
  passReadinessChecks: graphql(`
    mutation SendReadinessPass($input: PassReadinessChecksInput!) {
      passReadinessChecks(input: $input) {
        __typename
      }
    }
  `),
  postOrderMessage: graphql(`
    mutation SendMessage($input: PostOrderMessageInput!) {
      postOrderMessage(input: $input) {
        __typename
      }
    }
  `),
  recordCalibrationAttempt: graphql(`
    mutation SendAttempt($input: RecordCalibrationAttemptInput!) {
      recordCalibrationAttempt(input: $input) {
        __typename
      }
    }
  `),
  recordReadinessCheck: graphql(`
    mutation SendReadinessCheck($input: RecordReadinessCheckInput!) {
      recordReadinessCheck(input: $input) {
        __typename
      }
    }
  `),
  recordVehicleReadings: graphql(`
    mutation SendVehicleReadings($input: RecordVehicleReadingsInput!) {
      recordVehicleReadings(input: $input) {
        __typename
      }
    }
  `),
  startCalibrationAttempt: graphql(`
    mutation SendAttemptStart($input: StartCalibrationAttemptInput!) {
      startCalibrationAttempt(input: $input) {
        __typename
      }
    }
  `),
  startTravel: graphql(`
    mutation SendDeparture($input: StartTravelInput!) {
      startTravel(input: $input) {
        __typename
      }
    }
  `),
  startWork: graphql(`
    mutation SendWorkStart($input: StartWorkInput!) {
      startWork(input: $input) {
        __typename
      }
    }
  `),
  stopWork: graphql(`
    mutation SendWorkStop($input: StopWorkInput!) {
      stopWork(input: $input) {
        __typename
      }
    }
  `),
  updateOrderTask: graphql(`
    mutation SendTaskDecision($input: UpdateOrderTaskInput!) {
      updateOrderTask(input: $input) {
        __typename
      }
    }
  `),
};

/** On a network that carries nothing, a request would wait for minutes. */
const longestRequest = 20_000;

/** Resolves to null when the server has carried it out, now or before; or to why not. Never rejects. */
export async function sendAction(client: ApolloClient, { id, verb, input }: QueuedAction): Promise<Failure | null> {
  try {
    await client.mutate({
      mutation: documents[verb] as TypedDocumentNode<unknown, OperationVariables>, // Its input was made for this verb.
      variables: { input: { ...input, clientKey: id } },
      fetchPolicy: "no-cache",
      context: { fetchOptions: { signal: AbortSignal.timeout(longestRequest) } },
    });
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

const refusalSchema = shape.object({ code: shape.string(), data: theirsSchema });
const overtaken = ["readiness-check-changed", "order-task-changed"];

function failureOf(error: unknown): Failure {
  const { code, message } = problemOf(error);
  const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
  return { code: isTimeout ? "network" : code, message, theirs: theirsIn(error) };
}

/** What the refusal says that somebody else recorded. */
function theirsIn(error: unknown): Theirs | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const { data } = refusalSchema.safeParse(error.errors[0]?.extensions);
  return data && overtaken.includes(data.code) ? data.data : null;
}
