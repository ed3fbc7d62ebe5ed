import { t } from "@boresight/domain/texts/text";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import type { MailTemplateFragment } from "#graphql/graphql.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useChangeTemplate, useMailRights } from "./use-change-template.ts";

/** Whether an email is sent at all, as a switch with a label. */
export function EnabledSwitch({ template }: { template: MailTemplateFragment }) {
  const { id, name, enabled, recipients } = template;
  const { change, busy } = useChangeTemplate();
  const { mayChange } = useMailRights(template);
  const confirm = useConfirm();
  const turn = async (on: boolean) => {
    if (!on && !(await confirm(t("mail.turnOffQuestion", { name })))) return;
    await change(
      { id, enabled: on, recipients: recipients.filter((recipient) => recipient !== null) },
      on ? t("mail.templateOn", { name }) : t("mail.templateOff", { name }),
    );
  };

  return (
    <FormControlLabel
      label={enabled ? t("base.sent") : t("base.off")}
      labelPlacement="start"
      disabled={busy || !mayChange}
      sx={{ m: 0, flexShrink: 0, gap: 1, "& .MuiFormControlLabel-label": { fontSize: "0.8125rem", minWidth: 30 } }}
      control={
        <Switch
          size="small"
          checked={enabled}
          onChange={(_event, on) => void turn(on)}
          slotProps={{ input: { "aria-label": t("mail.sendName", { name }) } }}
        />
      }
    />
  );
}
