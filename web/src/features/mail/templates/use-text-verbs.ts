import { useMutation } from "@apollo/client/react";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { EmailDraftInput, MailTextFragment, UpdateEmailTemplateInput } from "#graphql/graphql.ts";
import { MailText } from "./mail-template.ts";

const UpdateEmailTemplate = graphql(`
  mutation UpdateEmailTemplate($input: UpdateEmailTemplateInput!) {
    updateEmailTemplate(input: $input) {
      emailTemplateText {
        id
        ...MailText
      }
    }
  }
`);

const RestoreEmailTemplateVersion = graphql(`
  mutation RestoreEmailTemplateVersion($input: RestoreEmailTemplateVersionInput!) {
    restoreEmailTemplateVersion(input: $input) {
      emailTemplateText {
        id
        ...MailText
      }
    }
  }
`);

const SendTestEmail = graphql(`
  mutation SendTestEmail($input: EmailDraftInput!) {
    sendTestEmail(input: $input) {
      sentTo
    }
  }
`);

/** The actions on an email's text; a returned text is the stored one. */
export function useTextVerbs() {
  const [update] = useMutation(UpdateEmailTemplate);
  const [restore] = useMutation(RestoreEmailTemplateVersion);
  const [sendTest] = useMutation(SendTestEmail);

  return {
    async save(input: UpdateEmailTemplateInput): Promise<MailTextFragment | null | undefined> {
      const { data } = await update({ variables: { input } });
      return readFragment(MailText, data?.updateEmailTemplate?.emailTemplateText);
    },
    async restore(input: { id: string; version: number }): Promise<MailTextFragment | null | undefined> {
      const { data } = await restore({ variables: { input } });
      return readFragment(MailText, data?.restoreEmailTemplateVersion?.emailTemplateText);
    },
    async sendTest(input: EmailDraftInput): Promise<string | undefined> {
      const { data } = await sendTest({ variables: { input } });
      return data?.sendTestEmail?.sentTo;
    },
  };
}
