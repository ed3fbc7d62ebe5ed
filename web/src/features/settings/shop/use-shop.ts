import { useQuery } from "@apollo/client/react";
import { isAsStrict, recommendedRules } from "@boresight/domain/settings/password-rules";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { ShopSetupQuery } from "#graphql/graphql.ts";

const ShopSetup = graphql(`
  query ShopSetup {
    shopSettings(first: 1, orderBy: VERSION_DESC) {
      nodes {
        id
        version
        companyName
        companyAddress
        taxNumber
        freeRadiusMiles
        fuelCentsPerMile
        towBaseCents
        towMilesIncluded
        towCentsPerMile
        serviceRadiusMiles
        isSetupDismissed
        logoMark
        termsText
        accentColor
        letterheadLines
        documentFooter
        paymentInstructions
        passwordMin
        refusesCommonPasswords
      }
    }
    taxRates(first: 50, orderBy: VALID_FROM_DESC) {
      nodes {
        id
        name
        rate
        validFrom
        facility {
          id
          facilityName
        }
      }
    }
    places: facilities(first: 50, orderBy: FACILITY_NAME_ASC) {
      nodes {
        id
        facilityName
        timeZone
      }
    }
    team: users(first: 1, filter: { defaultRole: { equalTo: "technician" } }) {
      totalCount
    }
    lineItemTypes(first: 100) {
      nodes {
        id
        version
      }
    }
    priceLists(first: 1) {
      totalCount
    }
    testMails: messages(first: 1, filter: { template: { equalTo: "test" }, status: { equalTo: "sent" } }) {
      totalCount
    }
    customers(first: 1) {
      totalCount
    }
  }
`);

const usualAccent = "#00719a";

const hasOwnLooks = (looks: ShopSettings): boolean =>
  looks.accentColor !== usualAccent ||
  [looks.logoMark, looks.letterheadLines, looks.documentFooter, looks.paymentInstructions].some(Boolean);

type Shop = NonNullable<ShopSetupQuery["shopSettings"]>["nodes"][number];
export type ShopSettings = NonNullable<Shop>;

/** What the shop has, and what is left to set up; null until it is known. */
export function useShop() {
  const ownName = useAuth().user?.displayName ?? "";
  // A step may be saved while what was shown from the cache is still being asked for: then it is asked anew.
  const { data, error, refetch } = useQuery(ShopSetup, { fetchPolicy: "cache-and-network" });
  const settings = rowsOf(data?.shopSettings)[0];
  if (!data || !settings) return { shop: null, error, refetch };
  const places = rowsOf(data.places);
  /** The transport prices are not among them: there are usual ones. */
  const done = {
    // An account that was made without a name is called by its address.
    name: ownName !== "" && !ownName.includes("@"),
    company: settings.companyName !== "",
    location: places.length > 0,
    tax: rowsOf(data.taxRates).length > 0,
    prices: (data.priceLists?.totalCount ?? 0) > 0 || rowsOf(data.lineItemTypes).some(({ version }) => version > 1),
    team: (data.team?.totalCount ?? 0) > 0,
    passwords: isAsStrict(settings, recommendedRules),
    mail: (data.testMails?.totalCount ?? 0) > 0,
    documents: hasOwnLooks(settings),
    customer: (data.customers?.totalCount ?? 0) > 0,
  };
  return { shop: { settings, places, done, taxRates: rowsOf(data.taxRates) }, error, refetch };
}

export type SetupDone = NonNullable<ReturnType<typeof useShop>["shop"]>["done"];
