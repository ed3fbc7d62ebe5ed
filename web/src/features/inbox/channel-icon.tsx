import { t } from "@boresight/domain/texts/text";
import EmailOutlined from "~icons/ic/outline-email";
import FactCheckOutlined from "~icons/ic/outline-fact-check";
import SmsOutlined from "~icons/ic/outline-sms";

const looks = { fontSize: 18, color: "text.secondary", flexShrink: 0 };

/** By which way the last word from outside came. */
export function ChannelIcon({ channel }: { channel: string }) {
  if (channel === "email") return <EmailOutlined titleAccess={t("inbox.byEmail")} sx={looks} />;
  if (channel === "sms") return <SmsOutlined titleAccess={t("inbox.byText")} sx={looks} />;
  return <FactCheckOutlined titleAccess={t("inbox.onOrder")} sx={looks} />;
}
