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
import { roleWord } from "./user-words.ts";

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
