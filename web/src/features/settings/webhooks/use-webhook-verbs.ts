import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { WebhookFieldsFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useMessage } from "#ui/messages/message-bar.tsx";
import type { WebhookFormValues } from "./webhook-form.ts";

const UpdateWebhook = graphql(`
  mutation UpdateWebhook($input: UpdateWebhookInput!) {
    updateWebhook(input: $input) {
      webhook {
        id
        ...WebhookFields
      }
    }
  }
`);

const TestWebhook = graphql(`
  mutation TestWebhook($input: TestWebhookInput!) {
    testWebhook(input: $input) {
      webhook {
        id
        ...WebhookFields
      }
    }
  }
`);

const DeleteWebhook = graphql(`
  mutation DeleteWebhook($input: DeleteWebhookInput!) {
    deleteWebhook(input: $input) {
      id
    }
  }
`);

/** The actions on one webhook. `update` throws on errors; the others show them. */
export function useWebhookVerbs({ id, version, url, eventTypes, isActive }: WebhookFieldsFragment) {
  const [update] = useMutation(UpdateWebhook);
  const [test] = useMutation(TestWebhook, { refetchQueries: "active" });
  const [remove] = useMutation(DeleteWebhook, { refetchQueries: ["Webhooks"] });
  const confirm = useConfirm();
  const showMessage = useMessage();
  const { run } = useVerb();
  const known = eventTypes.filter((type) => type !== null);

  return {
    update: async (values: WebhookFormValues) => {
      await update({ variables: { input: { id, version, isActive, ...values } } });
      showMessage(t("settings.theWebhookIsSaved"));
    },
    toggle: () =>
      run(
        () => update({ variables: { input: { id, version, url, eventTypes: known, isActive: !isActive } } }),
        isActive ? t("settings.theWebhookIsSwitchedOff") : t("settings.theWebhookIsSwitchedOn"),
      ),
    test: () => run(() => test({ variables: { input: { id } } }), t("settings.testEventIsOnItsWay")),
    remove: async () => {
      if (!(await confirm(t("settings.nothingMoreIsSentToUrl", { url })))) return;
      await run(() => remove({ variables: { input: { id } } }), t("settings.theWebhookIsDeleted"));
    },
  };
}
