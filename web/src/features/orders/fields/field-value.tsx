import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import { orderField, nounOf, type OrderField } from "@boresight/domain/orders/order-fields";
import type { ReactNode } from "react";
import { MoneyText } from "#ui/form/money-text.tsx";
import { CodeText } from "#ui/text/code-text.tsx";
import { ZonedTime } from "#ui/time/zoned-time.tsx";

type StoredValue = string | number | boolean | null | undefined;

/** The displayed value of an order's field; null when it is empty. Times are in the facility's time zone. */
export function fieldValue(name: OrderField, stored: StoredValue, timeZone: string): ReactNode {
  if (stored === null || stored === undefined || stored === "" || stored === false) return null;
  const { kind, choices } = orderField(name);
  if (kind === "code") return <CodeText label={nounOf(name)} code={String(stored)} />;
  if (kind === "money") return <MoneyText cents={Number(stored)} />;
  if (kind === "moment") return <ZonedTime timeZone={timeZone} moment={String(stored)} />;
  if (kind === "miles") return t("base.milesMi", { miles: Number(stored).toLocaleString(localeTag()) });
  if (kind === "percent") return `${stored} %`;
  if (choices) return choices[String(stored)] ?? stored;
  return stored === true ? t("base.yes") : stored;
}
