import { namesIn } from "@boresight/domain/base/record";
import { t } from "@boresight/domain/texts/text";
import { vehicle as described, type VehicleField } from "@boresight/domain/vehicles/vehicle-fields";
import Link from "@mui/material/Link";
import * as shape from "@boresight/domain/base/shape";
import type { VehicleFactsFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";
import { recordDetails } from "#records/form/record-details.tsx";
import { DetailsCard } from "#ui/layout/details-card.tsx";
import type { Detail } from "#ui/layout/details-list.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { CodeText } from "#ui/text/code-text.tsx";
import { PhoneText } from "#ui/text/phone-text.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { EmailLink } from "#ui/text/email-link.tsx";

const placed: readonly VehicleField[] = ["vinNumber", "year", "make", "model", "trim", "vehicleDescription"];
const more = namesIn(described, "vehicle").filter((name) => !placed.includes(name));

const factsOf = (vehicle: VehicleFactsFragment): Detail[] => [
  { label: t("base.vin"), value: vehicle.vinNumber && <CodeText label={t("base.vin")} code={vehicle.vinNumber} /> },
  { label: t("base.customer"), value: vehicle.customer && <CustomerLink customer={vehicle.customer} /> },
  { label: t("base.year"), value: vehicle.year },
  ...recordDetails(described, vehicle, { names: ["make", "model", "trim"] }),
  { label: t("base.plate"), value: [vehicle.licensePlate, vehicle.plateState].filter(Boolean).join(" · ") },
  ...recordDetails(described, vehicle, { names: more }),
];

const CustomerLink = ({ customer }: { customer: NonNullable<VehicleFactsFragment["customer"]> }) => (
  <Link component={RouteLink} to={`/customers/${customer.id}`}>
    <bdi>{customerName(customer)}</bdi>
  </Link>
);

const ofOwner: readonly VehicleField[] = [
  ...(["ownerFirstName", "ownerLastName", "ownerEmail", "ownerPhone", "licensePlate", "plateState"] as const),
];

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
  ...recordDetails(described, owner, { names: namesIn(described, "owner").filter((name) => !ofOwner.includes(name)) }),
];

const decodeSchema = shape.object({
  source: shape.string(),
  make: shape.nullable(shape.string()),
  model: shape.nullable(shape.string()),
  trim: shape.nullable(shape.string()),
  year: shape.nullable(shape.number()),
  raw: shape.nullish(shape.record(shape.nullish(shape.string()))),
});
const featuresSchema = shape.array(shape.string());

/** The decoder's answer as it was stored, with its own words where it sent any. */
function decodedOf({ vinDecode, vinDecodedAt, adasFeatures }: VehicleFactsFragment): Detail[] {
  const decoded = decodeSchema.safeParse(vinDecode).data;
  if (!decoded || !vinDecodedAt) return [{ label: t("vehicles.decodedAt"), value: t("vehicles.notDecoded") }];
  const features = featuresSchema.safeParse(adasFeatures).data ?? [];
  const raw = Object.entries(decoded.raw ?? {}).filter(([, value]) => value);
  return [
    { label: t("vehicles.decodedAt"), value: <RelativeTime moment={vinDecodedAt} /> },
    {
      label: t("base.source"),
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
      <DetailsCard title={t("base.owner")} details={ownerOf(vehicle)} />
      {vehicle.vinNumber && <DetailsCard title={t("vehicles.vinData")} details={decodedOf(vehicle)} />}
    </>
  );
}
