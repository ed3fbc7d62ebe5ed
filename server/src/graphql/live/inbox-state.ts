/** How many conversations wait to be read, and when one last changed: live. */
import { isAmong, officeCallers } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { constant } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { resource } from "#graphql/resource.ts";
import { readForEach, type ReadingTransaction } from "#graphql/verbs/run-verb.ts";
import { onDatabaseEvent } from "./on-database-event.ts";

interface InboxState {
  unread: number;
  changedAt: Date | null;
}

/** More than this nobody counts. */
const mostCounted = 1000;

export const inboxStatePlugin = extendSchema((build) => {
  const { executor } = resource(build, "conversations");
  return {
    typeDefs: gql`
      type InboxState {
        "Conversations with a word that nobody of the office has read, at most 1,000."
        unread: Int!
        "When a conversation last changed: whoever shows one reads it again."
        changedAt: Datetime
      }
      extend type Subscription {
        "For the office."
        inboxState: InboxState
      }
    `,
    objects: {
      Subscription: {
        plans: {
          inboxState: {
            subscribePlan: () => onDatabaseEvent(constant("live:conversations")),
            plan: () =>
              readForEach(executor, constant("inbox"), async (keys, tx) => {
                const state = await readInboxState(tx);
                return keys.map(() => state);
              }),
          },
        },
      },
    },
  };
});

function readInboxState({ caller }: ReadingTransaction): Promise<InboxState> {
  if (!isAmong(officeCallers, caller)) throw fail("permission-error");
  return caller.one<InboxState>({
    isPrepared: true,
    text: `select (select count(*)::integer from (select from app.conversations where is_unread limit ${mostCounted}) unread) as unread,
      (select max(updated_at) from app.conversations) as changed_at`,
  });
}
