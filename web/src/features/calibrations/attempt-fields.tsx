import { t } from "@boresight/domain/texts/text";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useQuery } from "@apollo/client/react";
import { useController } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { FormField } from "#ui/form/form-field.tsx";
import { TextInput, type FormOf } from "#ui/form/text-input.tsx";

const KnownTools = graphql(`
  query KnownTools {
    calibrationAttempts(first: 100, orderBy: CREATED_AT_DESC) {
      nodes {
        id
        tool
      }
    }
  }
`);

/** Start and end are in the time zone of the reader's device. */
export const emptyAttempt = {
  startedAt: "",
  endedAt: "",
  tool: "",
  target: "",
  method: "",
  requirementSource: "",
  faultCodes: "",
  conditions: "",
};

type AttemptForm = FormOf<typeof emptyAttempt>;

/** When it was tried, with which tools, and the findings. */
export function AttemptFields({ form, failed }: { form: AttemptForm; failed: boolean }) {
  const why = failed ? t("calibrations.sayWhyItFailedHereOr") : t("calibrations.separatedByCommas");
  const fields = [
    { name: "startedAt", label: t("calibrations.start"), optional: false, input: { type: "datetime-local" } },
    { name: "endedAt", label: t("calibrations.end"), optional: false, input: { type: "datetime-local" } },
    { name: "target", label: t("calibrations.target") },
    { name: "method", label: t("calibrations.method") },
    {
      name: "requirementSource",
      label: t("calibrations.procedure"),
      help: t("calibrations.theMakersDocumentThatWasFollowed"),
    },
    { name: "faultCodes", label: t("calibrations.faultCodes"), help: why },
    { name: "conditions", label: t("calibrations.conditions"), input: { multiline: true, minRows: 2 } },
  ] as const;

  return (
    <>
      <ToolInput form={form} />
      {fields.map((field) => (
        <TextInput key={field.name} form={form} optional {...field} />
      ))}
    </>
  );
}

/** A recently used tool, or another one. */
function ToolInput({ form }: { form: AttemptForm }) {
  const { field, fieldState } = useController({ control: form.control, name: "tool" });
  const { data } = useQuery(KnownTools);
  const known = [...new Set(rowsOf(data?.calibrationAttempts).map(({ tool }) => tool))].filter(Boolean);

  return (
    <FormField
      label={t("calibrations.tool")}
      help={t("calibrations.nameOrNumberAsOnIts")}
      error={fieldState.error?.message}
    >
      {({ id, ...described }) => (
        <Autocomplete
          freeSolo
          id={id}
          options={known}
          inputValue={field.value}
          onInputChange={(_event, typed) => field.onChange(typed)}
          renderInput={(input) => (
            <TextField
              {...input}
              inputRef={field.ref}
              onBlur={field.onBlur}
              error={described["aria-invalid"]}
              slotProps={{
                ...input.slotProps,
                htmlInput: { ...input.slotProps.htmlInput, "aria-describedby": described["aria-describedby"] },
              }}
            />
          )}
        />
      )}
    </FormField>
  );
}
