import { typedNumber } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { problemsOf } from "@boresight/domain/base/problems";
import { rotateSeconds } from "@boresight/domain/wallboard/wallboard";
import { kioskLinkSchema } from "@boresight/domain/wallboard/wallboard-schema";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { CheckInput } from "#ui/form/check-input.tsx";
import { MadeLink } from "#ui/text/made-link.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { showFieldProblems } from "#ui/form/show-field-problems.ts";
import { TextInput } from "#ui/form/text-input.tsx";
import { everyFacility, type Facility } from "./wallboard.fragment.ts";

const CreateKioskLink = graphql(`
  mutation CreateKioskLink($input: CreateKioskLinkInput!) {
    createKioskLink(input: $input) {
      url
    }
  }
`);

const fresh = { name: "", facility: everyFacility, isPrivate: true, rotateSeconds: String(rotateSeconds.usual) };

/** A link is shown once, when it is created. */
export function NewKioskLink({ facilities }: { facilities: readonly Facility[] }) {
  const form = useForm({ defaultValues: fresh });
  const [made, setCreated] = useState<string | null>(null);
  const [create] = useMutation(CreateKioskLink, { refetchQueries: ["KioskLinks"] });
  const { problem, run } = useVerb({ shownBy: "caller" });
  const submit = form.handleSubmit(async ({ facility, ...values }) => {
    const facilityIds = facility === everyFacility ? [] : [facility];
    const input = { ...values, facilityIds, rotateSeconds: typedNumber(values.rotateSeconds) };
    const { error } = kioskLinkSchema.safeParse(input);
    if (error) return showFieldProblems(form, problemsOf(error));
    await run(async () => {
      const { data } = await create({ variables: { input } });
      setCreated(data?.createKioskLink?.url ?? null);
      form.reset(fresh);
    });
  });
  const choices = [
    { value: everyFacility, label: t("wallboard.allOneAfterTheOther") },
    ...facilities.map(({ id, name }) => ({ value: id, label: name })),
  ];

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: "grid", gap: 1 }}>
      <Typography variant="h3" component="h3">
        {t("base.newLink")}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      {made && <MadeLink url={made} label={t("wallboard.wallboardLink")} />}
      <TextInput form={form} name="name" label={t("base.name")} help={t("wallboard.whereTheScreenHangs")} />
      <SelectInput form={form} name="facility" label={t("base.locations")} choices={choices} />
      <TextInput
        form={form}
        name="rotateSeconds"
        label={t("wallboard.secondsForEachFacility")}
        input={{ inputMode: "numeric" }}
      />
      <CheckInput
        form={form}
        name="isPrivate"
        label={t("wallboard.privacy")}
        help={t("wallboard.aboutPublicWallboard")}
      />
      <Button type="submit" variant="contained" loading={form.formState.isSubmitting} sx={{ justifySelf: "start" }}>
        {t("wallboard.makeALink")}
      </Button>
    </Box>
  );
}
