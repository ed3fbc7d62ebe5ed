/** The fields of a vehicle's owner and plate, wherever people enter a vehicle. */
import { t } from "@boresight/domain/texts/text";

export const ownerFields = [
  { name: "ownerFirstName", label: t("vehicles.ownersFirstName"), input: { autoComplete: "off" } },
  { name: "ownerLastName", label: t("vehicles.ownersLastName"), input: { autoComplete: "off" } },
  { name: "ownerEmail", label: t("vehicles.ownersEmail"), input: { type: "email", autoComplete: "off" } },
  { name: "ownerPhone", label: t("vehicles.ownersPhone"), input: { type: "tel", autoComplete: "off" } },
  { name: "licensePlate", label: t("vehicles.plate"), input: { autoComplete: "off" } },
  { name: "plateState", label: t("vehicles.plateState"), input: { autoComplete: "off" } },
] as const;
