import { useQuery } from "@apollo/client/react";
import type { Coordinates } from "@boresight/domain/customers/address-book";
import { t } from "@boresight/domain/texts/text";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { oneDecimal } from "#ui/text/decimal.ts";

const KnownPlaces = graphql(`
  query KnownPlaces {
    facilities(first: 100, orderBy: FACILITY_NAME_ASC) {
      nodes {
        id
        facilityName
        address {
          id
          latitude
          longitude
        }
      }
    }
    addresses(
      first: 50
      orderBy: DISTANCE_TO_SENSI_ASC
      filter: { archivedAt: { isNull: true }, distanceToSensi: { isNull: false } }
    ) {
      nodes {
        id
        street
        city
        latitude
        longitude
        distanceToSensi
      }
    }
  }
`);

export interface KnownPlace {
  id: string;
  label: string;
  at: Coordinates;
}

/** Our locations, then the nearest addresses, all with coordinates. Undefined while they load. */
export function useKnownPlaces(): KnownPlace[] | undefined {
  const { data } = useQuery(KnownPlaces);
  if (!data) return undefined;
  const locations = rowsOf(data.facilities).flatMap(({ facilityName, address }) =>
    address ? known({ ...address, label: facilityName }) : [],
  );
  const ours = new Set(locations.map(({ id }) => id));
  const addresses = rowsOf(data.addresses).flatMap(({ street, city, distanceToSensi, ...address }) => {
    const words = { place: [street, city].filter(Boolean).join(", "), miles: oneDecimal(distanceToSensi ?? 0) };
    return known({ ...address, label: t("customers.addressAtMiles", words) });
  });
  return [...locations, ...addresses.filter(({ id }) => !ours.has(id))];
}

interface Located {
  id: string;
  label: string;
  latitude?: number | null;
  longitude?: number | null;
}

const known = ({ id, label, latitude, longitude }: Located): KnownPlace[] =>
  latitude == null || longitude == null ? [] : [{ id, label, at: { latitude, longitude } }];
