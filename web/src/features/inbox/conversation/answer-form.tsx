import type { FieldProblem } from "@boresight/domain/base/errors";
import { longestText } from "@boresight/domain/inbox/conversation";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useState, type ReactNode, useCallback, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { ChosenFile } from "#data/upload/upload-entry.ts";
import { useKeptWriting } from "#data/use-kept-writing.ts";
import { graphql } from "#graphql/gql.ts";
import type { ConversationHeadFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { saveByKey } from "#ui/dialog/save-by-key.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { addressWords } from "../other-end.ts";
import { TemplateMenu } from "./template-menu.tsx";
import { useAuth } from "#auth/use-auth.ts";
import { uploadFile } from "#data/upload/upload-file.ts";

const AnswerConversation = graphql(`
  mutation AnswerConversation($input: AnswerConversationInput!, $staff: Boolean!) {
    answerConversation(input: $input) {
      conversation {
        id
        ...ConversationHead
        ...Said
      }
    }
  }
`);

interface Attaching {
  files: readonly ChosenFile[];
  onChange: (files: readonly ChosenFile[]) => void;
  field: ReactNode;
  send: ReactNode;
}

export type RenderAttaching = (attaching: Attaching) => ReactNode;

interface AnswerFormProps {
  conversation: ConversationHeadFragment;
  renderAttaching: RenderAttaching;
}

/** The answer that is being written, with its files, and what sends it. */
function useAnswer(id: string) {
  const kept = useKeptWriting(`answer ${id}`);
  const form = useForm({ defaultValues: { body: kept.read() } });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => kept.keep(values.body) }),
    [form, kept],
  );
  const [answer] = useMutation(AnswerConversation);
  const { run } = useVerb({ form, shownBy: "bar", fieldsSuffice: true, toFormFields });
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const uploaded = useUploadedFiles();
  const submit = form.handleSubmit(async ({ body }) => {
    if (body.trim() === "" && files.length === 0) return form.setError("body", { message: t("orders.writeOrAttach") });
    const failure = await run(async () => {
      const fileIds = await uploaded(files);
      await answer({ variables: { input: { id, body, ...(fileIds.length > 0 && { fileIds }) }, staff: true } });
    }, t("inbox.answerSent"));
    if (failure) return;
    form.reset({ body: "" });
    kept.keep("");
    setFiles((chosen) => chosen.filter((one) => !files.includes(one)));
  });
  const changeFiles = (chosen: readonly ChosenFile[]) => {
    form.clearErrors("body");
    setFiles(chosen);
  };
  return { form, files, changeFiles, submit };
}

/** Answers by the way the last word came, with files; what is being written stays over a reload. */
export function AnswerForm({ conversation, renderAttaching }: AnswerFormProps) {
  const { id, channel, serviceOrderId } = conversation;
  const { form, files, changeFiles, submit } = useAnswer(id);
  const insert = (words: string) => {
    const written = form.getValues("body");
    form.setValue("body", written.trim() === "" ? words : `${written.trimEnd()}\n\n${words}`);
    form.setFocus("body");
  };
  const length = useWatch({ control: form.control, name: "body" }).length;
  const isLong = channel === "sms" && length > longestText / 2;
  const help = serviceOrderId && channel !== "order" ? t("inbox.standsOnOrder") : undefined;

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={saveByKey(() => void submit())}
      sx={{ display: "grid", gap: 2 }}
    >
      {renderAttaching({
        files,
        onChange: changeFiles,
        field: (
          <TextInput
            form={form}
            name="body"
            label={labelOf(conversation)}
            help={isLong ? t("inbox.charactersOf", { count: length, max: longestText }) : help}
            input={{ multiline: true, minRows: 3, maxRows: 10, inputProps: { dir: "auto" } }}
          />
        ),
        send: (
          <>
            <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
              {t("inbox.sendAnswer")}
            </Button>
            <TemplateMenu onChoose={insert} />
          </>
        ),
      })}
    </Box>
  );
}

/** What is wrong with the files is said where the answer is written. */
const toFormFields = (fields: readonly FieldProblem[]) => fields.map((field) => ({ ...field, field: "body" }));

function labelOf({ channel, address }: ConversationHeadFragment): string {
  const to = addressWords(address ?? "");
  if (channel === "email") return t("inbox.answerByEmail", { to });
  if (channel === "sms") return t("inbox.answerByText", { to });
  return t("inbox.answerOnOrder");
}

/** Returns what uploads the files of an answer, each once over several attempts to send it, and resolves to their ids there. */
function useUploadedFiles(): (files: readonly ChosenFile[]) => Promise<string[]> {
  const { token } = useAuth();
  const known = useRef(new Map<string, string>());

  return useCallback(
    async (files) => {
      const ids: string[] = [];
      for (const { id, file } of files) {
        const uploaded = known.current.get(id) ?? (await uploadFile(file, await token(), { forMessage: true }));
        known.current.set(id, uploaded);
        ids.push(uploaded);
      }
      return ids;
    },
    [token],
  );
}
