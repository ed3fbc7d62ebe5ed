import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { problemOf } from "#auth/auth-problem.ts";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useElevated } from "#auth/use-elevated.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { StepForm } from "../step-form.tsx";

/** The name of whoever sets the shop up: messages and documents are by them. */
export function OwnNameForm() {
  const client = useAccountClient();
  const elevated = useElevated();
  const showMessage = useMessage();
  const { user, refresh } = useAuth();
  const [problem, setProblem] = useState<string | null>(null);
  const stored = user?.displayName ?? "";
  const form = useForm({ defaultValues: { displayName: stored.includes("@") ? "" : stored } });
  const submit = form.handleSubmit(async (typed) => {
    const displayName = typed.displayName.trim();
    if (!displayName) return form.setError("displayName", { message: t("accounts.tellUsYourName") });
    try {
      await elevated(() => client.updateProfile({ displayName }));
      await refresh();
      showMessage(t("accounts.saved"));
      setProblem(null);
    } catch (error) {
      setProblem(problemOf(error).message);
    }
  });

  return (
    <StepForm busy={form.formState.isSubmitting} problem={problem} onSubmit={() => void submit()}>
      <TextInput
        form={form}
        name="displayName"
        label={t("settings.ownName")}
        input={{ autoComplete: "name", inputProps: { maxLength: 80 } }}
      />
    </StepForm>
  );
}
