import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";

const RetryQboJob = graphql(`
  mutation RetryQboJob($input: QboJobIdInput!) {
    retryQboJob(input: $input) {
      qboJob {
        id
        ...QboJobRow
      }
    }
  }
`);

const SkipQboJob = graphql(`
  mutation SkipQboJob($input: QboJobIdInput!) {
    skipQboJob(input: $input) {
      qboJob {
        id
        ...QboJobRow
      }
    }
  }
`);

const ConfirmQboJob = graphql(`
  mutation ConfirmQboJob($input: QboJobIdInput!) {
    confirmQboJob(input: $input) {
      qboJob {
        id
        ...QboJobRow
      }
    }
  }
`);

const refetched = { refetchQueries: "active" } as const;

/** What a person can do about one job. */
export function useJobVerbs({ id, label }: { id: string; label: string }) {
  const [tryAgain] = useMutation(RetryQboJob, refetched);
  const [leaveOut] = useMutation(SkipQboJob, refetched);
  const [sayYes] = useMutation(ConfirmQboJob, refetched);
  const { busy, run } = useVerb({ stale: ["qbo-job-settled", "qbo-job-sending"] });
  const confirm = useConfirm();
  const variables = { input: { id } };

  return {
    busy,
    retry: () => run(() => tryAgain({ variables }), t("accounting.jobIsTriedAgain")),
    skip: async () => {
      if (await confirm(t("accounting.skipQuestion", { name: label })))
        await run(() => leaveOut({ variables }), t("accounting.jobIsSkipped"));
    },
    confirmDeletion: async () => {
      if (await confirm(t("accounting.deleteQuestion", { name: label })))
        await run(() => sayYes({ variables }), t("accounting.deletionIsConfirmed"));
    },
  };
}
