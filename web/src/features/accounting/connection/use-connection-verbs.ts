import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { useElevated } from "#auth/use-elevated.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";

const StartQboConsent = graphql(`
  mutation StartQboConsent {
    startQboConsent {
      url
    }
  }
`);

const DisconnectQbo = graphql(`
  mutation DisconnectQbo($input: QboConnectionIdInput!) {
    disconnectQbo(input: $input) {
      qboConnection {
        id
        ...QboCompany
      }
    }
  }
`);

const ConfirmQboCompany = graphql(`
  mutation ConfirmQboCompany($input: QboConnectionIdInput!) {
    confirmQboCompany(input: $input) {
      qboConnection {
        id
        ...QboCompany
      }
    }
  }
`);

const DeclineQboCompany = graphql(`
  mutation DeclineQboCompany($input: QboConnectionIdInput!) {
    declineQboCompany(input: $input) {
      qboConnection {
        id
        ...QboCompany
      }
    }
  }
`);

const refetched = { refetchQueries: "active", awaitRefetchQueries: true } as const;

const of = (id: string) => ({ variables: { input: { id } } });

/** Connects and disconnects; most of it asks for a fresh proof of who the person is. */
export function useConnectionVerbs() {
  const [start] = useMutation(StartQboConsent);
  const [end] = useMutation(DisconnectQbo, refetched);
  const [take] = useMutation(ConfirmQboCompany, refetched);
  const [leave] = useMutation(DeclineQboCompany, refetched);
  const { busy, problem, run } = useVerb({
    shownBy: "caller",
    stale: ["qbo-company-not-offered", "qbo-not-connected"],
  });
  const elevated = useElevated();

  return {
    busy,
    problem,
    /** Goes to QuickBooks in this window. */
    connect: () =>
      run(async () => {
        const { data } = await elevated(() => start());
        const url = data?.startQboConsent?.url;
        if (url) window.location.assign(url);
      }),
    disconnect: (id: string) => run(() => elevated(() => end(of(id)))),
    confirm: (id: string) => run(() => elevated(() => take(of(id))), t("accounting.companyIsConnected")),
    decline: (id: string) => run(() => leave(of(id)), t("accounting.companyIsDeclined")),
  };
}
