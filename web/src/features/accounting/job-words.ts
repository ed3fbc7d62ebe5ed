import type { QboEntityName, QboJobStatus } from "@boresight/domain/accounting/qbo";
import { t } from "@boresight/domain/texts/text";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import ErrorOutlineOutlined from "~icons/ic/outline-error-outline";
import HelpOutlineOutlined from "~icons/ic/outline-help-outline";
import ScheduleOutlined from "~icons/ic/outline-schedule";
import SendOutlined from "~icons/ic/outline-send";
import SkipNextOutlined from "~icons/ic/outline-skip-next";
import { lookAmong, type Look } from "#ui/text/look.ts";

const looks: Record<QboJobStatus, Look> = {
  pending: { words: t("accounting.waiting"), tone: "blue", icon: ScheduleOutlined },
  sending: { words: t("accounting.sending"), tone: "blue", icon: SendOutlined },
  unconfirmed: { words: t("accounting.needsYourYes"), tone: "amber", icon: HelpOutlineOutlined },
  failed: { words: t("base.failed"), tone: "red", icon: ErrorOutlineOutlined },
  done: { words: t("accounting.done"), tone: "green", icon: CheckCircleOutlined },
  skipped: { words: t("accounting.skipped"), tone: "grey", icon: SkipNextOutlined },
};

export const jobLook = lookAmong(looks);

const entities: Record<QboEntityName, string> = {
  Customer: t("base.customer"),
  Item: t("accounting.item"),
  Estimate: t("base.estimate"),
  Invoice: t("files.invoice"),
  Payment: t("base.payment"),
};

/** What kind of record it is. */
export const entityWord = (entity: string): string => (entities as Readonly<Record<string, string>>)[entity] ?? entity;

export const entityChoices = Object.entries(entities).map(([value, label]) => ({ value, label }));

const works: Readonly<Record<string, string>> = {
  "push Customer": t("accounting.sendCustomer"),
  "push Item": t("accounting.sendItem"),
  "push Estimate": t("accounting.sendEstimate"),
  "push Invoice": t("accounting.sendInvoice"),
  "push Payment": t("accounting.sendPayment"),
  "void Invoice": t("accounting.voidInvoice"),
  "delete Payment": t("accounting.deletePayment"),
  "pull Customer": t("accounting.readCustomer"),
  "pull Item": t("accounting.readItem"),
  "pull Estimate": t("accounting.readEstimate"),
  "pull Invoice": t("accounting.readInvoice"),
  "pull Payment": t("accounting.readPayment"),
};

/** What is to be done in QuickBooks, or to be read there. */
export const workWords = ({ operation, entity }: { operation: string; entity: string }): string =>
  works[`${operation} ${entity}`] ?? `${operation} ${entity}`;
