import { t } from "@boresight/domain/texts/text";
import Link from "@mui/material/Link";
import * as z from "zod/mini";
import type { VehicleFactsFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { DetailsCard } from "#ui/layout/details-card.tsx";
import type { Detail } from "#ui/layout/details-list.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { CodeText } from "#ui/text/code-text.tsx";
import { PhoneText } from "#ui/text/phone-text.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { EmailLink } from "#ui/text/email-link.tsx";

const factsOf = (vehicle: VehicleFactsFragment): Detail[] => [
  { label: t("base.vin"), value: vehicle.vinNumber && <CodeText label={t("base.vin")} code={vehicle.vinNumber} /> },
  { label: t("base.customer"), value: vehicle.customer && <CustomerLink customer={vehicle.customer} /> },
  { label: t("base.year"), value: vehicle.year },
  { label: t("base.make"), value: vehicle.make },
  { label: t("base.model"), value: vehicle.model },
  { label: t("base.trim"), value: vehicle.trim },
  { label: t("vehicles.plate"), value: [vehicle.licensePlate, vehicle.plateState].filter(Boolean).join(" · ") },
  { label: t("vehicles.color"), value: vehicle.color },
  { label: t("vehicles.odometer"), value: vehicle.odometer?.toLocaleString() },
];

const CustomerLink = ({ customer }: { customer: NonNullable<VehicleFactsFragment["customer"]> }) => (
  <Link component={RouteLink} to={`/customers/${customer.id}`}>
    <bdi>{customerName(customer)}</bdi>
  </Link>
);

const ownerOf = ({
  ownerFirstName,
  ownerLastName,
  ownerEmail,
  ownerPhone,
  ...owner
}: VehicleFactsFragment): Detail[] => [
  { label: t("base.name"), value: `${ownerFirstName} ${ownerLastName}`.trim() },
  { label: t("base.email"), value: ownerEmail && <EmailLink email={ownerEmail} /> },
  {
    label: t("base.phone"),
    value: ownerPhone && (
      <Link href={`tel:${ownerPhone}`}>
        <PhoneText phone={ownerPhone} extension={owner.ownerPhoneExtension} />
      </Link>
    ),
  },
];

const decodeSchema = z.object({
  source: z.string(),
  make: z.nullable(z.string()),
  model: z.nullable(z.string()),
  trim: z.nullable(z.string()),
  year: z.nullable(z.number()),
  raw: z.nullish(z.record(z.string(), z.nullish(z.string()))),
});
const featuresSchema = z.array(z.string());

/** The decoder's answer as it was stored, with its own words where it sent any. */
function decodedOf({ vinDecode, vinDecodedAt, adasFeatures }: VehicleFactsFragment): Detail[] {
  const decoded = decodeSchema.safeParse(vinDecode).data;
  if (!decoded || !vinDecodedAt) return [{ label: t("vehicles.decodedAt"), value: t("vehicles.notDecoded") }];
  const features = featuresSchema.safeParse(adasFeatures).data ?? [];
  const raw = Object.entries(decoded.raw ?? {}).filter(([, value]) => value);
  return [
    { label: t("vehicles.decodedAt"), value: <RelativeTime moment={vinDecodedAt} /> },
    {
      label: t("vehicles.decodedFrom"),
      value: decoded.source === "built-in" ? t("vehicles.fromVinItself") : t("vehicles.fromDecoder"),
    },
    { label: t("base.year"), value: decoded.year },
    { label: t("base.make"), value: decoded.make },
    { label: t("base.model"), value: decoded.model },
    { label: t("base.trim"), value: decoded.trim },
    { label: t("vehicles.reportedByDecoder"), value: features.join(", ") || t("vehicles.unknownNotAbsent") },
    ...raw.slice(0, 60).map(([label, value]) => ({ label, value })),
  ];
}

export function VehicleDetails({ vehicle }: { vehicle: VehicleFactsFragment }) {
  return (
    <>
      <DetailsCard title={t("vehicles.facts")} details={factsOf(vehicle)} />
      <DetailsCard title={t("vehicles.owner")} details={ownerOf(vehicle)} />
      {vehicle.vinNumber && <DetailsCard title={t("vehicles.vinData")} details={decodedOf(vehicle)} />}
    </>
  );
}
