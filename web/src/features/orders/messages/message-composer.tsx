import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useForm } from "react-hook-form";
import { queued } from "#data/offline/use-offline.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { TextInput } from "#ui/form/text-input.tsx";

const PostMessage = graphql(`
  mutation PostMessage($input: PostOrderMessageInput!, $staff: Boolean!) {
    postOrderMessage(input: $input) {
      serviceOrder {
        id
        ...OrderThread
      }
    }
  }
`);

interface MessageComposerProps {
  orderId: string;
  internal: boolean;
  staff: boolean;
}

export function MessageComposer({ orderId, internal, staff }: MessageComposerProps) {
  const form = useForm({ defaultValues: { body: "" } });
  const [post] = useMutation(PostMessage);
  const waiting = (about: string) => queued({ orderId, about: about.slice(0, 60), subject: null });
  const { run } = useVerb({ form, shownBy: "bar", fieldsSuffice: true });
  const submit = form.handleSubmit(async ({ body }) => {
    const failure = await run(() =>
      post({ variables: { input: { orderId, body, isInternal: internal }, staff }, ...waiting(body) }),
    );
    if (!failure) form.reset();
  });

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: "grid" }}>
      <TextInput
        form={form}
        name="body"
        label={internal ? t("orders.noteToColleagues") : staff ? t("orders.messageToTheShop") : t("orders.messageToUs")}
        help={internal || !staff ? undefined : t("orders.theyGetItByMailAs")}
        input={{ multiline: true, minRows: 2, maxRows: 8 }}
      />
      <Button type="submit" variant="outlined" loading={form.formState.isSubmitting} sx={{ justifySelf: "start" }}>
        {internal ? t("orders.addTheNote") : t("orders.send")}
      </Button>
    </Box>
  );
}
