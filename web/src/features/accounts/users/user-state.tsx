import { t } from "@boresight/domain/texts/text";
import BlockOutlined from "~icons/ic/outline-block";
import BuildOutlined from "~icons/ic/outline-build";
import HourglassEmptyOutlined from "~icons/ic/outline-hourglass-empty";
import ShieldOutlined from "~icons/ic/outline-shield";
import StorefrontOutlined from "~icons/ic/outline-storefront";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import type { UserRowFragment } from "#graphql/graphql.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import type { Tone } from "#ui/theme/tones.ts";
import { namedCompany } from "@boresight/domain/accounts/named-company";
import { roleWords, type LoginRole } from "@boresight/domain/accounts/user";
import { customerName } from "#records/customer-name.ts";
import Box from "@mui/material/Box";
import { PersonAvatar } from "#ui/text/person-avatar.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { phoneWords } from "#ui/text/phone-text.tsx";

const looks: Record<string, { tone: Tone; icon: SvgIconComponent }> = {
  admin: { tone: "violet", icon: ShieldOutlined },
  technician: { tone: "blue", icon: BuildOutlined },
  customer: { tone: "teal", icon: StorefrontOutlined },
  user: { tone: "amber", icon: HourglassEmptyOutlined },
};

/** The role of an account, or that it is disabled. */
export function UserState({ user: { defaultRole, isOffice, disabled } }: { user: UserRowFragment }) {
  if (disabled) {
    return (
      <ToneChip tone="grey" icon={BlockOutlined}>
        {t("accounts.disabledRoleword", { role: roleWord(defaultRole).toLowerCase() })}
      </ToneChip>
    );
  }
  const { tone, icon } = looks[defaultRole] ?? { tone: "grey", icon: undefined };

  return (
    <ToneChip tone={tone} icon={icon}>
      {isOffice ? t("accounts.technicianAndOffice") : roleWord(defaultRole)}
    </ToneChip>
  );
}

/** A person with picture and contact. */
export function UserName({ user: { displayName, email, phoneNumber, avatarUrl } }: { user: UserRowFragment }) {
  const reached = email ?? (phoneNumber && phoneWords(phoneNumber));

  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 3, minWidth: 0 }}>
      <PersonAvatar name={displayName} url={avatarUrl} />
      <TwoLines main={displayName} second={reached !== displayName ? reached : undefined} />
    </Box>
  );
}

const isLoginRole = (role: string): role is LoginRole => role in roleWords;

export const roleWord = (role: string): string => (isLoginRole(role) ? roleWords[role] : t("accounts.guest"));

export const roleChoices = Object.entries(roleWords).map(([value, label]) => ({ value, label }));

/** Returns the company of the customer linked to an account, or else its contact; the one that was typed while none is linked. */
export function customerOf({ customer, metadata }: UserRowFragment): string | null {
  if (customer) return customerName(customer);
  const company = namedCompany(metadata);
  return company ? t("accounts.companyAsTyped", { company }) : null;
}
