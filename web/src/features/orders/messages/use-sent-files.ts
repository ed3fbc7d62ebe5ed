import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { MessageFilesQuery } from "#graphql/graphql.ts";

// Apart from the page, which has enough fields: most messages are words alone.
const MessageFiles = graphql(`
  query MessageFiles($ids: [UUID!]!, $staff: Boolean!) {
    orderMessages(first: 100, filter: { id: { in: $ids } }) {
      nodes {
        id
        files(first: 10) {
          nodes {
            id
            messagePosition
            ...StoredFile
          }
        }
      }
    }
  }
`);

type Message = NonNullable<NonNullable<MessageFilesQuery["orderMessages"]>["nodes"][number]>;
export type SentFile = NonNullable<Message["files"]["nodes"][number]>;

interface Counted {
  id: string;
  fileCount: number;
}

/** The files of these messages, by the message and in their order; none while they are loading. */
export function useSentFiles(messages: readonly Counted[], staff: boolean): ReadonlyMap<string, readonly SentFile[]> {
  const ids = messages.filter(({ fileCount }) => fileCount > 0).map(({ id }) => id);
  const { data, previousData } = useQuery(MessageFiles, {
    variables: { ids, staff },
    skip: ids.length === 0,
    fetchPolicy: "cache-and-network",
  });
  const shown = data ?? previousData;

  return useMemo(
    () => new Map(rowsOf(shown?.orderMessages).map(({ id, files }) => [id, inOrder(rowsOf(files))])),
    [shown],
  );
}

const inOrder = (files: readonly SentFile[]): readonly SentFile[] =>
  files.toSorted((one, other) => (one.messagePosition ?? 0) - (other.messagePosition ?? 0));
