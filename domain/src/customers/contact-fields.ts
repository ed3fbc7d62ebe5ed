/** The fields of a contact of a customer, each described once (handbook section 16). What it is mailed about is chosen beside them. */
import { record } from "#base/record.ts";
import { t } from "#texts/text.ts";

/** In the order of the form. */
export const contact = record("app.contacts", {
  name: { kind: "line", max: 60, label: t("customers.contactName"), isRequired: true, group: "reach" },
  title: { kind: "line", max: 60, label: t("customers.contactTitle"), group: "reach" },
  email: { kind: "email", label: t("base.email"), group: "reach" },
  phone: { kind: "phone", label: t("base.phone"), group: "reach" },
  isPreferred: {
    kind: "flag",
    label: t("customers.preferredContact"),
    help: t("customers.preferredHelp"),
    group: "role",
  },
});
