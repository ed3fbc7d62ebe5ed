import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormLabel from "@mui/material/FormLabel";
import Typography from "@mui/material/Typography";
import { useController, useForm, type Control } from "react-hook-form";
import { graphql } from "#graphql/gql.ts";
import { wordsIn } from "#records/form/record-values.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { TextInput } from "#ui/form/text-input.tsx";

const ChangeCustomerTags = graphql(`
  mutation ChangeCustomerTags($input: ChangeCustomerTagsInput!) {
    changeCustomerTags(input: $input) {
      customers {
        id
        version
        tags
      }
    }
  }
`);

export interface TaggedCustomer {
  id: string;
  tags: readonly (string | null)[];
}

interface TagsDialogProps {
  customers: readonly TaggedCustomer[];
  onClose: () => void;
}

interface TagsValues {
  add: string;
  remove: readonly string[];
}

/** Adds tags to the customers, and removes some of those that they have. */
export function TagsDialog({ customers, onClose }: TagsDialogProps) {
  const form = useForm<TagsValues>({ defaultValues: { add: "", remove: [] } });
  const [change] = useMutation(ChangeCustomerTags);
  const { frame, run } = useVerb({ form, stale: ["customer-archived"] });
  const stored = storedTags(customers);
  const submit = form.handleSubmit(async ({ add, remove }) => {
    const input = { customerIds: customers.map(({ id }) => id), add: wordsIn(add), remove: [...remove] };
    const failure = await run(() => change({ variables: { input } }), t("customers.tagsWereChanged"));
    if (!failure) onClose();
  });

  return (
    <FormDialog
      title={t("customers.changeTags")}
      action={t("customers.changeTags")}
      {...frame(submit)}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t("ui.countChosen", { count: customers.length })}
      </Typography>
      <TextInput
        form={form}
        name="add"
        label={t("customers.tagsToAdd")}
        help={t("customers.separateTagsByCommas")}
        input={{ autoComplete: "off" }}
      />
      {stored.length > 0 && <RemovedTags control={form.control} stored={stored} />}
    </FormDialog>
  );
}

const storedTags = (customers: readonly TaggedCustomer[]): string[] =>
  [...new Set(customers.flatMap(({ tags }) => tags.filter((tag) => tag !== null)))].toSorted((one, other) =>
    one.localeCompare(other),
  );

function RemovedTags({ control, stored }: { control: Control<TagsValues>; stored: readonly string[] }) {
  const { field } = useController({ control, name: "remove" });
  const change = (tag: string) =>
    field.onChange(field.value.includes(tag) ? field.value.filter((other) => other !== tag) : [...field.value, tag]);

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t("base.remove")}</FormLabel>
      <FormGroup row sx={{ columnGap: 2 }}>
        {stored.map((tag) => (
          <FormControlLabel
            key={tag}
            label={<bdi>{tag}</bdi>}
            control={<Checkbox checked={field.value.includes(tag)} onChange={() => change(tag)} />}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
