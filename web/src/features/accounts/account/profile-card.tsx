import { PhoneText } from "#ui/text/phone-text.tsx";
import { t } from "@boresight/domain/texts/text";
import { userType, type UserType } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { PersonAvatar } from "#ui/text/person-avatar.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { useOwnCustomer } from "./own-customer.tsx";

const typeWords: Record<UserType, string> = {
  Admin: t("accounts.admin"),
  Calibration: t("base.calibration"),
  Customer: t("accounts.customer"),
  Partner: t("base.partner"),
};

/** The person's role and customer. */
export function ProfileCard() {
  const { user } = useAuth();
  const { customer } = useOwnCustomer();
  if (!user) return null;
  const type = typeWords[userType(roleOf(user), customer?.isPartnerReward ?? false)];
  const details = [
    {
      label: t("base.email"),
      value: user.email && (user.emailVerified ? user.email : t("accounts.emailUnverified", { email: user.email })),
    },
    { label: t("base.phone"), value: user.phoneNumber && <PhoneText phone={user.phoneNumber} /> },
    { label: t("base.company"), value: customer?.companyName },
    { label: t("base.kind"), value: type },
    { label: t("accounts.hereSince"), value: <RelativeTime moment={user.createdAt} /> },
  ];

  return (
    <SectionCard title={t("accounts.profile")}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 4, mb: 5 }}>
        <PersonAvatar name={user.displayName} url={user.avatarUrl} size={64} />
        <Box>
          <Typography variant="h2">{user.displayName}</Typography>
          <Typography color="textSecondary">{type}</Typography>
        </Box>
      </Box>
      <DetailsList details={details} />
    </SectionCard>
  );
}
