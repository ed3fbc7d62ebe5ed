import { t } from "@boresight/domain/texts/text";
import { PasswordField } from "#ui/form/password-field.tsx";

export interface CurrentPassword {
  /** False for people who have none. */
  isAsked: boolean;
  value: string;
  error: string | undefined;
  onType: (typed: string) => void;
}

/** Asks for the current password before what guards the account is changed. */
export function CurrentPasswordField({ isAsked, ...field }: CurrentPassword) {
  if (!isAsked) return null;
  return (
    <PasswordField
      {...field}
      label={t("accounts.currentPassword")}
      name="currentPassword"
      help={t("accounts.soThatNobodyElseDoesThis")}
      autoComplete="current-password"
    />
  );
}
