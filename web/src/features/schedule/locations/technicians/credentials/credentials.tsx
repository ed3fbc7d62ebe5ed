import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import type { TechnicianFieldsFragment } from "#graphql/graphql.ts";
import AddOutlined from "~icons/ic/outline-add";
import { CredentialForm } from "./credential-form.tsx";
import { CredentialItem } from "./credential-item.tsx";
import { heldBy, type CalibrationType, type HeldCredential } from "./held-credentials.ts";
import { NameForm } from "./name-form.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

interface CredentialsProps {
  technician: TechnicianFieldsFragment;
  types: readonly CalibrationType[];
  today: string;
  keeps: boolean;
  /** When the list was loaded. */
  now: string;
}

/** A technician's credentials: admins add, correct and withdraw them, everybody on staff reads them. */
export function Credentials({ technician, types, today, keeps, now }: CredentialsProps) {
  const { user } = useAuth();
  const [editing, setEditing] = useState<HeldCredential | "new" | null>(null);
  const [withdrawing, setWithdrawing] = useState<HeldCredential | null>(null);
  const held = heldBy(technician);
  if (editing)
    return (
      <CredentialForm
        userId={technician.id}
        credential={editing === "new" ? null : editing}
        types={types}
        now={now}
        onClose={() => setEditing(null)}
      />
    );

  return (
    <Box
      component="section"
      sx={{ overflowY: "auto", px: 6, pb: 4 }}
      tabIndex={0}
      aria-label={t("schedule.certificates")}
    >
      {keeps && (
        <Button variant="outlined" startIcon={<AddOutlined />} onClick={() => setEditing("new")}>
          {t("schedule.addCertification")}
        </Button>
      )}
      {held.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 3 }}>
          {t("schedule.noCertificationsYet")}
        </Typography>
      )}
      <Box component="ul" aria-label={t("schedule.certificates")} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {held.map((credential) => (
          <CredentialItem
            key={credential.id}
            credential={credential}
            types={types}
            today={today}
            opensFile={keeps || user?.id === technician.id}
            {...(keeps && {
              actions: { onEdit: () => setEditing(credential), onWithdraw: () => setWithdrawing(credential) },
            })}
          />
        ))}
      </Box>
      {keeps && <NameForm technician={technician} now={now} />}
      {withdrawing && <WithdrawDialog credential={withdrawing} now={now} onClose={() => setWithdrawing(null)} />}
    </Box>
  );
}
