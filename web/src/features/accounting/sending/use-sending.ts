import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import type { QboCompanyFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";

const StartQboSync = graphql(`
  mutation StartQboSync($input: QboConnectionVersionInput!) {
    startQboSync(input: $input) {
      queued
      qboConnection {
        id
        ...QboCompany
      }
    }
  }
`);

const PauseQboSync = graphql(`
  mutation PauseQboSync($input: QboConnectionVersionInput!) {
    pauseQboSync(input: $input) {
      qboConnection {
        id
        ...QboCompany
      }
    }
  }
`);

/** Starts and stops the sending of records. */
export function useSending({ id, version }: Pick<QboCompanyFragment, "id" | "version">) {
  const [send] = useMutation(StartQboSync, { refetchQueries: "active" });
  const [stop] = useMutation(PauseQboSync);
  const { busy, run } = useVerb();
  const variables = { input: { id, version } };

  return {
    busy,
    start: () =>
      run(
        () => send({ variables }),
        ({ data }) => t("accounting.sendingStarted", { count: data?.startQboSync?.queued ?? 0 }),
      ),
    pause: () => run(() => stop({ variables }), t("accounting.sendingPaused")),
  };
}
