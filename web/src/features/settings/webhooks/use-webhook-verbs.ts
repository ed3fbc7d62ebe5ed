import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { useRefusal } from "#data/use-refusal.ts";
import { graphql } from "#graphql/gql.ts";
import type { WebhookFieldsFragment } from "#graphql/graphql.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useMessage } from "#ui/dialog/message-bar.tsx";
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
  const refusalOf = useRefusal();
  const confirm = useConfirm();
  const showMessage = useMessage();
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      showMessage(done);
    } catch (error) {
      showMessage(refusalOf(error).message, { color: "error" });
    }
  };
  const known = eventTypes.filter((type) => type !== null);

  return {
    update: async (values: WebhookFormValues) => {
      await update({ variables: { input: { id, version, isActive, ...values } } });
      showMessage(t("settings.theWebhookIsSaved"));
    },
    toggle: () =>
      attempt(
        () => update({ variables: { input: { id, version, url, eventTypes: known, isActive: !isActive } } }),
        isActive ? t("settings.theWebhookIsSwitchedOff") : t("settings.theWebhookIsSwitchedOn"),
      ),
    test: () => attempt(() => test({ variables: { input: { id } } }), t("settings.aTestEventIsOnIts")),
    remove: async () => {
      if (!(await confirm(t("settings.nothingMoreIsSentToUrl", { url })))) return;
      await attempt(() => remove({ variables: { input: { id } } }), t("settings.theWebhookIsDeleted"));
    },
  };
}
