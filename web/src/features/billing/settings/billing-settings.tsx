import { useQuery } from "@apollo/client/react";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { SettingsForm } from "./settings-form.tsx";

const BillingSettingsFields = graphql(`
  fragment BillingSettingsFields on BillingSetting {
    id
    version
    ...EditedBillingSettingsFields
  }
`);

const LatestBillingSettings = graphql(`
  query LatestBillingSettings {
    billingSettings(first: 1, orderBy: VERSION_DESC) {
      nodes {
        id
        ...BillingSettingsFields
      }
    }
  }
`);

/** How the shop bills: estimates, reminders, rewards and tows. */
export function BillingSettings() {
  const { data, error, refetch } = useQuery(LatestBillingSettings, { fetchPolicy: "cache-and-network" });
  const settings = readFragment(BillingSettingsFields, rowsOf(data?.billingSettings)[0]);
  if (settings) return <SettingsForm key={settings.version} settings={settings} />;
  if (error) return <LoadError error={error} refetch={refetch} />;

  return <ListSkeleton rows={8} />;
}
