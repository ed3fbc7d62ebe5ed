import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { useState } from "react";
import GppGoodOutlined from "~icons/ic/outline-gpp-good";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { OwnListCard } from "#features/accounts/security/own-list-card.tsx";
import { RecoveryCodesLine } from "./recovery-codes-line.tsx";
import { TwoFactorOff } from "./two-factor-off.tsx";
import { TwoFactorSetUp } from "./two-factor-set-up.tsx";

/** Two-factor authentication with an authenticator app. */
export function TwoFactorCard() {
  const [open, setOpen] = useState(false);
  const [isNew, setNew] = useState(false);
  const close = () => setOpen(false);
  const setUp = () => {
    close();
    setNew(true);
  };

  return (
    <OwnListCard title={t("accounts.twoStepSignIn")} lead={t("accounts.afterYourPasswordYouTypeA")}>
      {({ activeMfaType, recoveryCodesLeft }) =>
        activeMfaType === "totp" ? (
          <>
            <ToneChip tone="green" icon={GppGoodOutlined}>
              {t("base.on")}
            </ToneChip>
            <Button color="error" sx={{ marginInlineStart: 3 }} onClick={() => setOpen(true)}>
              {t("base.turnOff")}
            </Button>
            {open && <TwoFactorOff onClose={close} />}
            <RecoveryCodesLine left={recoveryCodesLeft} isNew={isNew} />
          </>
        ) : (
          <>
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {t("accounts.setUp")}
            </Button>
            {open && <TwoFactorSetUp onClose={close} onDone={setUp} />}
          </>
        )
      }
    </OwnListCard>
  );
}
