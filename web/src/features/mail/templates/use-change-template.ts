import { useMutation } from "@apollo/client/react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";

const ChangeEmailTemplate = graphql(`
  mutation ChangeEmailTemplate($input: ChangeEmailTemplateInput!) {
    changeEmailTemplate(input: $input) {
      emailTemplate {
        id
        ...MailTemplate
      }
    }
  }
`);

interface Changed {
  id: string;
  enabled: boolean;
  recipients: string[];
}

/** What the reader may do to an email: those about money are an admin's, and so are copies to addresses. */
export function useMailRights({ isAboutMoney }: { isAboutMoney: boolean }) {
  const isAdmin = roleOf(useAuth().user) === "admin";
  return { mayChange: isAdmin || !isAboutMoney, mayAddAddresses: isAdmin };
}

/** Switches an email on or off, or sets its recipients; reports the outcome. */
export function useChangeTemplate(): { change: (input: Changed, done: string) => Promise<void>; busy: boolean } {
  const [mutate, { loading }] = useMutation(ChangeEmailTemplate);
  const { run } = useVerb();
  const change = async (input: Changed, done: string) => {
    await run(() => mutate({ variables: { input } }), done);
  };

  return { change, busy: loading };
}
