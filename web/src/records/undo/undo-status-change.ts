import type { ApolloClient } from "@apollo/client";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import type { useMessage } from "#ui/messages/message-bar.tsx";
import type { UndoableOrder } from "./use-status-undo.ts";

const UndoStatusChange = graphql(`
  mutation UndoStatusChange($input: UndoStatusChangeInput!) {
    undoStatusChange(input: $input) {
      serviceOrder {
        id
        version
        status {
          id
        }
      }
    }
  }
`);
const UndoBooking = graphql(`
  mutation UndoBooking($input: AppointmentVersionInput!) {
    undoBooking(input: $input) {
      appointment {
        id
        version
        status
      }
    }
  }
`);

interface Undoing {
  client: ApolloClient;
  showMessage: ReturnType<typeof useMessage>;
}

/** Takes back the person's own status change, or a booking, and reads again what is shown, also where that was not possible. */
export async function undoStatusChange(
  { id, version, internalOrderNumber: number, booking }: UndoableOrder,
  done: string,
  { client, showMessage }: Undoing,
): Promise<void> {
  try {
    if (booking) await client.mutate({ mutation: UndoBooking, variables: { input: booking } });
    else await client.mutate({ mutation: UndoStatusChange, variables: { input: { id, version } } });
    showMessage(done);
  } catch (error) {
    showMessage(`${number}: ${wordsOfProblem(problemOf(error))}`, { color: "error" });
  }
  await client.refetchQueries({ include: "active" }).catch(() => {}); // Their own errors are shown.
}
