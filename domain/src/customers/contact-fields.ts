/** The fields of a contact of a customer, each described once (handbook section 16). What it is mailed about is chosen beside them. */
import { record } from "#base/record.ts";
import { text } from "#texts/text.ts";

/** In the order of the form. */
export const contact = record("app.contacts", {
  name: { kind: "line", max: 60, label: text("customers.contactName"), isRequired: true, group: "reach" },
  title: { kind: "line", max: 60, label: text("customers.contactTitle"), group: "reach" },
  email: { kind: "email", label: text("base.email"), group: "reach" },
  phone: { kind: "phone", label: text("base.phone"), group: "reach" },
  isPreferred: {
    kind: "flag",
    label: text("customers.preferredContact"),
    help: text("customers.preferredHelp"),
    group: "role",
  },
});
