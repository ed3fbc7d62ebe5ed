import { longestText } from "@boresight/domain/inbox/conversation";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useKeptWriting } from "#data/use-kept-writing.ts";
import { graphql } from "#graphql/gql.ts";
import type { ConversationHeadFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { saveByKey } from "#ui/dialog/save-by-key.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { addressWords } from "../other-end.ts";
import { TemplateMenu } from "./template-menu.tsx";

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

/** Answers by the way the last word came; what is being written stays over a reload. */
export function AnswerForm({ conversation }: { conversation: ConversationHeadFragment }) {
  const { id, channel, serviceOrderId } = conversation;
  const kept = useKeptWriting(`answer ${id}`);
  const form = useForm({ defaultValues: { body: kept.read() } });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => kept.keep(values.body) }),
    [form, kept],
  );
  const [answer] = useMutation(AnswerConversation);
  const { run } = useVerb({ form, shownBy: "bar", fieldsSuffice: true });
  const submit = form.handleSubmit(async ({ body }) => {
    const failure = await run(() => answer({ variables: { input: { id, body }, staff: true } }), t("inbox.answerSent"));
    if (failure) return;
    form.reset({ body: "" });
    kept.keep("");
  });
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
      <TextInput
        form={form}
        name="body"
        label={labelOf(conversation)}
        help={isLong ? t("inbox.charactersOf", { count: length, max: longestText }) : help}
        input={{ multiline: true, minRows: 3, maxRows: 10, inputProps: { dir: "auto" } }}
      />
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, flexWrap: "wrap" }}>
        <TemplateMenu onChoose={insert} />
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          {t("inbox.sendAnswer")}
        </Button>
      </Box>
    </Box>
  );
}

function labelOf({ channel, address }: ConversationHeadFragment): string {
  const to = addressWords(address ?? "");
  if (channel === "email") return t("inbox.answerByEmail", { to });
  if (channel === "sms") return t("inbox.answerByText", { to });
  return t("inbox.answerOnOrder");
}
