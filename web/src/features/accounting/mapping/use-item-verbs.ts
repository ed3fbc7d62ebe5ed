import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";

const LinkQboItem = graphql(`
  mutation LinkQboItem($input: LinkQboItemInput!) {
    linkQboItem(input: $input) {
      qboRecord {
        id
      }
    }
  }
`);

const UnlinkQboItem = graphql(`
  mutation UnlinkQboItem($input: UnlinkQboItemInput!) {
    unlinkQboItem(input: $input) {
      qboConnection {
        id
      }
    }
  }
`);

const refetched = { refetchQueries: ["QboItemLinks"], awaitRefetchQueries: true };

/** Says which item in QuickBooks a line item type is sold as, or forgets it. */
export function useItemVerbs({ shownBy = "bar" }: { shownBy?: "bar" | "caller" } = {}) {
  const [sendLink] = useMutation(LinkQboItem, refetched);
  const [sendUnlink] = useMutation(UnlinkQboItem, refetched);
  const { busy, problem, run } = useVerb({ shownBy, stale: ["qbo-already-linked"] });
  const confirm = useConfirm();

  return {
    busy,
    problem,
    link: (lineItemTypeId: string, recordId: string) =>
      run(() => sendLink({ variables: { input: { lineItemTypeId, recordId } } }), t("accounting.itemIsLinked")),
    unlink: async (connectionId: string, { id, name }: { id: string; name: string }) => {
      if (!(await confirm(t("accounting.unlinkQuestion", { name })))) return;
      const input = { id: connectionId, lineItemTypeId: id };
      await run(() => sendUnlink({ variables: { input } }), t("accounting.itemIsUnlinked"));
    },
  };
}
