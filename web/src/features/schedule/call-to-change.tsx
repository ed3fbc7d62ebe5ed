import { t } from "@boresight/domain/texts/text";
import Link from "@mui/material/Link";
import { PhoneText } from "#ui/text/phone-text.tsx";
import { RichText } from "#ui/text/rich-text.tsx";

/** Why an appointment is changed by telephone now, and whom to call. */
export const CallToChange = ({ phone }: { phone: string | null | undefined }) =>
  phone ? (
    <RichText
      text={t("schedule.callUsAtToChange", { phone: "{{phone}}" })}
      phone={
        <Link href={`tel:${phone}`}>
          <PhoneText phone={phone} />
        </Link>
      }
    />
  ) : (
    t("schedule.lessThan24HoursRemainCall")
  );
