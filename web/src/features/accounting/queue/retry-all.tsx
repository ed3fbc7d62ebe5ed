import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { graphql } from "#graphql/gql.ts";
import type { QboCompanyFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import ReplayOutlined from "~icons/ic/outline-replay";

const RetryQboJobs = graphql(`
  mutation RetryQboJobs($input: QboConnectionIdInput!) {
    retryQboJobs(input: $input) {
      retried
    }
  }
`);

/** Tries everything again that failed, and now what waits for another attempt. */
export function RetryAll({ company }: { company: QboCompanyFragment }) {
  const [retry] = useMutation(RetryQboJobs, { refetchQueries: "active" });
  const { busy, run } = useVerb();
  if (company.blocked.totalCount === 0) return null;
  const retryAll = () =>
    run(
      () => retry({ variables: { input: { id: company.id } } }),
      ({ data }) => t("accounting.countTriedAgain", { count: data?.retryQboJobs?.retried ?? 0 }),
    );

  return (
    <Button variant="outlined" startIcon={<ReplayOutlined />} loading={busy} onClick={() => void retryAll()}>
      {t("accounting.retryAll")}
    </Button>
  );
}
