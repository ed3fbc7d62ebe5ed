import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { queued } from "#data/offline/use-offline.ts";
import type { ChosenFile } from "#data/upload/upload-entry.ts";
import type { KeptWriting } from "#data/use-kept-writing.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import type { MessageFiles } from "./message-files.ts";

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
  messageFiles: MessageFiles;
  kept: KeptWriting;
}

export function MessageComposer({ orderId, internal, staff, messageFiles, kept }: MessageComposerProps) {
  const form = useForm({ defaultValues: { body: kept.read() } });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => kept.keep(values.body) }),
    [form, kept],
  );
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [post] = useMutation(PostMessage);
  const { run } = useVerb({ form, shownBy: "bar", fieldsSuffice: true });
  const submit = form.handleSubmit(async ({ body }) => {
    if (body.trim() === "" && files.length === 0) return form.setError("body", { message: t("orders.writeOrAttach") });
    if (!(await messageFiles.keep(files))) return;
    const fileIds = files.map(({ id }) => id);
    const about = body.trim().slice(0, 60) || t("base.countFiles", { count: files.length });
    const input = { orderId, body, isInternal: internal, ...(fileIds.length > 0 && { fileIds }) };
    const failure = await run(() =>
      post({ variables: { input, staff }, ...queued({ orderId, about, subject: null }) }),
    );
    if (failure) return;
    // What was written or chosen meanwhile stays for the next one.
    if (form.getValues("body") === body) {
      form.reset({ body: "" });
      kept.keep("");
    }
    setFiles((chosen) => chosen.filter((one) => !files.includes(one)));
  });
  const changeFiles = (chosen: readonly ChosenFile[]) => {
    form.clearErrors("body");
    setFiles(chosen);
  };

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      {messageFiles.renderAttaching({
        files,
        onChange: changeFiles,
        field: (
          <TextInput
            form={form}
            name="body"
            label={
              internal ? t("orders.noteToColleagues") : staff ? t("orders.messageToTheShop") : t("orders.messageToUs")
            }
            help={internal || !staff ? undefined : t("orders.theyGetItByMailAs")}
            input={{ multiline: true, minRows: 2, maxRows: 8 }}
          />
        ),
        send: (
          <Button type="submit" variant="outlined" loading={form.formState.isSubmitting}>
            {internal ? t("orders.addTheNote") : t("orders.send")}
          </Button>
        ),
      })}
    </Box>
  );
}
