import { useMutation } from "@apollo/client/react";
import { problemOf } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";

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

/** Switches an email on or off, or sets its recipients; reports the outcome. */
export function useChangeTemplate(): { change: (input: Changed, done: string) => Promise<void>; busy: boolean } {
  const [run, { loading }] = useMutation(ChangeEmailTemplate);
  const showMessage = useMessage();
  const change = async (input: Changed, done: string) => {
    try {
      await run({ variables: { input } });
      showMessage(done);
    } catch (error) {
      showMessage(problemOf(error).message, { color: "error" });
    }
  };

  return { change, busy: loading };
}
