import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";

const AssignConversation = graphql(`
  mutation AssignConversation($input: AssignConversationInput!) {
    assignConversation(input: $input) {
      conversation {
        id
        ...ConversationHead
      }
    }
  }
`);

const SetConversationDone = graphql(`
  mutation SetConversationDone($input: SetConversationDoneInput!) {
    setConversationDone(input: $input) {
      conversation {
        id
        ...ConversationHead
      }
    }
  }
`);

const SnoozeConversation = graphql(`
  mutation SnoozeConversation($input: SnoozeConversationInput!) {
    snoozeConversation(input: $input) {
      conversation {
        id
        ...ConversationHead
      }
    }
  }
`);

const PlaceConversation = graphql(`
  mutation PlaceConversation($input: PlaceConversationInput!) {
    placeConversation(input: $input) {
      conversation {
        id
        ...ConversationHead
      }
    }
  }
`);

const ReadConversation = graphql(`
  mutation ReadConversation($input: ReadConversationInput!) {
    readConversation(input: $input) {
      conversation {
        id
        ...ConversationHead
      }
    }
  }
`);

interface Versioned {
  id: string;
  version: number;
}

/** What the office does with a conversation in addition to answering it. */
export function useConversationVerbs({ id, version }: Versioned) {
  const [assign] = useMutation(AssignConversation);
  const [setDone] = useMutation(SetConversationDone);
  const [snooze] = useMutation(SnoozeConversation);
  const [read] = useMutation(ReadConversation);
  const [place] = useMutation(PlaceConversation);
  const { run, busy } = useVerb({ stale: ["conversation-changed", "conversation-placed"] });

  return {
    busy,
    assignTo: (assignedToId: string | null) =>
      run(() => assign({ variables: { input: { id, version, assignedToId } } })),
    setDone: (isDone: boolean) =>
      run(
        () => setDone({ variables: { input: { id, version, isDone } } }),
        isDone ? t("inbox.isDone") : t("inbox.isOpenAgain"),
      ),
    snoozeUntil: (until: Date | null) =>
      run(
        () => snooze({ variables: { input: { id, version, until: until?.toISOString() ?? null } } }),
        until && t("inbox.snoozed"),
      ),
    /** What it is about is the order's conversation from then on, which may be another one. */
    place: async (at: { serviceOrderId: string } | { customerId: string }) => {
      const whole = { id, version, serviceOrderId: null, customerId: null, ...at };
      let placed: string | null = null;
      const refused = await run(async () => {
        const { data } = await place({ variables: { input: whole } });
        placed = data?.placeConversation?.conversation?.id ?? null;
      }, t("inbox.isPlaced"));
      return refused ? null : placed;
    },
    markUnread: () => run(() => read({ variables: { input: { id, isRead: false } } })),
    /** It stays unread for the next time where this fails. */
    markRead: () => void read({ variables: { input: { id, isRead: true } } }).catch(() => {}),
  };
}
