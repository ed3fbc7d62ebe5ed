import { fileIdsOf, type ShownAction } from "#data/offline/queued-action.ts";

interface WaitingMessage {
  id: string;
  body: string;
  isInternal: boolean;
  authorName: string;
  fromCustomer: boolean;
  createdAt: string;
  fileIds: readonly string[];
  isWaiting: boolean;
}

/** The messages that wait on this device, the latest first. */
export const queuedMessages = (
  actions: readonly ShownAction[],
  authorName: string,
  fromCustomer: boolean,
): WaitingMessage[] =>
  actions
    .filter(({ verb }) => verb === "postOrderMessage")
    .toReversed()
    .map(({ id, input, addedAt }) => ({
      id,
      body: String(input["body"]),
      fileIds: fileIdsOf({ input }),
      isInternal: input["isInternal"] === true,
      authorName,
      fromCustomer,
      createdAt: new Date(addedAt).toISOString(),
      isWaiting: true,
    }));
