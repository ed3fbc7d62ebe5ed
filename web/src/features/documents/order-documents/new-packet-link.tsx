import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import { defaultLinkDays, packetLinkSchema } from "@boresight/domain/documents/issued-document";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { MadeLink } from "#ui/text/made-link.tsx";
import { useVerb } from "#records/use-verb.ts";
import { SelectInput } from "#ui/form/select-input.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";

const CreatePacketLink = graphql(`
  mutation CreatePacketLink($input: CreatePacketLinkInput!) {
    createPacketLink(input: $input) {
      url
    }
  }
`);

const lives = [1, 3, 7, 14, 30].map((days) => ({
  value: String(days),
  label: t("documents.daysOfLink", { count: days }),
}));

/** A link is shown once, when it is created. */
export function NewPacketLink({ orderId }: { orderId: string }) {
  const form = useForm({ defaultValues: { recipient: "", days: String(defaultLinkDays) } });
  const [create] = useMutation(CreatePacketLink, { refetchQueries: ["PacketLinks"] });
  const { busy, problem, run, forgetProblem } = useVerb({ form });
  const [url, setUrl] = useState<string | null>(null);
  const submit = form.handleSubmit(async ({ recipient, days }) => {
    forgetProblem();
    const input = { serviceOrderId: orderId, recipient, days: Number(days) };
    const { error } = packetLinkSchema.safeParse(input);
    if (error) return showFieldProblems(form, problemsOf(error));
    await run(async () => {
      const { data } = await create({ variables: { input } });
      setUrl(data?.createPacketLink?.url ?? null);
    });
  });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: "grid", gap: 2, justifyItems: "start" }}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      {url && <MadeLink url={url} label={t("billing.link")} />}
      <TextInput form={form} name="recipient" label={t("documents.recipient")} help={t("documents.recipientHelp")} />
      <SelectInput form={form} name="days" label={t("documents.linkWorksFor")} choices={lives} />
      <Button type="submit" variant="outlined" loading={busy}>
        {t("billing.createLink")}
      </Button>
    </Box>
  );
}
