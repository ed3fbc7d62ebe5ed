import { useMutation } from "@apollo/client/react";
import { isAsStrict, recommendedRules, stricterOf } from "@boresight/domain/settings/password-rules";
import { typedNumber } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useAuth } from "#auth/use-auth.ts";
import { useElevated } from "#auth/use-elevated.ts";
import { graphql } from "#graphql/gql.ts";
import type { SavePasswordRulesInput } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { CheckInput } from "#ui/form/check-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { StepForm } from "../step-form.tsx";
import type { ShopSettings } from "./use-shop.ts";

const SavePasswordRules = graphql(`
  mutation SavePasswordRules($input: SavePasswordRulesInput!) {
    savePasswordRules(input: $input) {
      shopSetting {
        id
      }
    }
  }
`);

/** What new passwords must be: by one click what is recommended, or as the shop chooses. */
export function PasswordRulesForm({ settings }: { settings: ShopSettings }) {
  const { version, passwordMin, refusesCommonPasswords } = settings;
  const form = useForm({ defaultValues: { passwordMin: String(passwordMin), refusesCommonPasswords } });
  const [mutate] = useMutation(SavePasswordRules, { refetchQueries: "active", awaitRefetchQueries: true });
  const { frame, run, busy } = useVerb({ form, fieldsSuffice: true });
  const elevated = useElevated();
  const isFixed = useFixedByOperator(settings);
  const save = (rules: Omit<SavePasswordRulesInput, "version">) =>
    run(
      () => elevated(() => mutate({ variables: { input: { version, ...rules } } })),
      t("settings.passwordRulesSaved"),
    );
  const submit = form.handleSubmit((values) => save({ ...values, passwordMin: typedNumber(values.passwordMin) }));

  return (
    <>
      {isFixed && (
        <Alert severity="info" sx={{ mt: 3 }}>
          {t("settings.passwordRulesAreFixed")}
        </Alert>
      )}
      {!isAsStrict(settings, recommendedRules) && (
        <Button
          variant="contained"
          loading={busy}
          onClick={() => void save(stricterOf({ passwordMin, refusesCommonPasswords }, recommendedRules))}
          sx={{ mt: 3 }}
        >
          {t("settings.askForBetterPasswords")}
        </Button>
      )}
      <StepForm {...frame(submit)}>
        <TextInput
          form={form}
          name="passwordMin"
          label={t("settings.leastPasswordLength")}
          input={{ inputMode: "numeric" }}
        />
        <CheckInput
          form={form}
          name="refusesCommonPasswords"
          label={t("settings.refuseCommonPasswords")}
          help={t("settings.refuseCommonPasswordsHelp")}
        />
      </StepForm>
    </>
  );
}

/** Whether the server holds other rules than the shop chose: those of the operator's settings. */
function useFixedByOperator({ passwordMin, refusesCommonPasswords }: ShopSettings): boolean {
  const { readMethods } = useAuth();
  const [isFixed, setFixed] = useState(false);
  useEffect(() => {
    readMethods().then(
      (methods) =>
        setFixed(methods.passwordMin !== passwordMin || methods.refusesCommonPasswords !== refusesCommonPasswords),
      () => {}, // Only the hint is missing.
    );
  }, [readMethods, passwordMin, refusesCommonPasswords]);

  return isFixed;
}
