import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { GppGoodOutlined } from "#ui/icons/security/gpp-good-outlined.ts";
import { useState } from "react";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { OwnListCard } from "./own-list-card.tsx";
import { TwoFactorOff } from "./two-factor-off.tsx";
import { TwoFactorSetUp } from "./two-factor-set-up.tsx";

/** Two-factor authentication with an authenticator app. */
export function TwoFactorCard() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <OwnListCard title={t("accounts.twoStepSignIn")} lead={t("accounts.afterYourPasswordYouTypeA")}>
      {({ activeMfaType }) =>
        activeMfaType === "totp" ? (
          <>
            <ToneChip tone="green" icon={GppGoodOutlined}>
              {t("base.on")}
            </ToneChip>
            <Button color="error" sx={{ marginInlineStart: 3 }} onClick={() => setOpen(true)}>
              {t("accounts.turnOff")}
            </Button>
            {open && <TwoFactorOff onClose={close} />}
          </>
        ) : (
          <>
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {t("accounts.setUp")}
            </Button>
            {open && <TwoFactorSetUp onClose={close} />}
          </>
        )
      }
    </OwnListCard>
  );
}
