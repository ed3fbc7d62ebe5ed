import OutlinedInput from "@mui/material/OutlinedInput";
import { useState } from "react";
import { FormField } from "./form-field.tsx";
import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import VisibilityOffOutlined from "~icons/ic/outline-visibility-off";
import VisibilityOutlined from "~icons/ic/outline-visibility";

interface PasswordFieldProps {
  label: string;
  name: string;
  error?: string | undefined;
  help?: string;
  /** `new-password` lets password managers offer one. */
  autoComplete: "current-password" | "new-password";
  value?: string;
  onType?: (typed: string) => void;
}

/** A password, hidden until the person wants to see what they type. */
export function PasswordField({ label, error, help, onType, ...input }: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false);

  return (
    <FormField label={label} error={error} help={help}>
      {(ids) => (
        <OutlinedInput
          {...ids}
          {...input}
          error={error !== undefined}
          size="small"
          onChange={({ target }) => onType?.(target.value)}
          type={revealed ? "text" : "password"}
          endAdornment={<RevealButton revealed={revealed} onToggle={() => setRevealed(!revealed)} />}
        />
      )}
    </FormField>
  );
}

function RevealButton({ revealed, onToggle }: { revealed: boolean; onToggle: () => void }) {
  const Icon = revealed ? VisibilityOffOutlined : VisibilityOutlined;

  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={revealed ? t("ui.hideThePassword") : t("ui.showThePassword")}
        onClick={onToggle}
      >
        <Icon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}
