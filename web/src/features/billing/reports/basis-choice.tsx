import type { ReportBasis } from "@boresight/domain/billing/lists/invoice-list";
import { t } from "@boresight/domain/texts/text";
import { useAddress } from "#ui/layout/use-address.ts";
import { ChoiceField } from "./choice-field.tsx";

const choices = [
  { value: "invoiced", label: t("billing.invoiced") },
  { value: "paid", label: t("billing.paidBasis") },
] as const satisfies readonly { value: ReportBasis; label: string }[];

/** The basis in the address, or that on which an invoice counts when it is issued. */
export const basisIn = ({ basis }: Readonly<Record<string, string | undefined>>): ReportBasis =>
  choices.find(({ value }) => value === basis)?.value ?? "invoiced";

/** What counts as sold: what is invoiced, or what is paid. Stored in the address. */
export function BasisChoice({ basis }: { basis: ReportBasis }) {
  const { change } = useAddress();
  const choose = (chosen: ReportBasis) => change({ basis: chosen === "invoiced" ? undefined : chosen });

  return <ChoiceField label={t("billing.basis")} value={basis} choices={choices} onChoose={choose} />;
}
