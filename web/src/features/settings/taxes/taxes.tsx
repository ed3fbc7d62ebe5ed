import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { dayIn } from "#ui/time/day-in.ts";
import { useNow } from "#ui/time/use-now.ts";
import type { TaxQuestion } from "./tax-question.ts";
import { TaxesOfPlace } from "./taxes-of-place.tsx";

const TaxDialog = lazyPart(async () => (await import("./tax-dialog.tsx")).TaxDialog);

const Taxes = graphql(`
  query Taxes {
    facilities(first: 50, orderBy: FACILITY_NAME_ASC) {
      nodes {
        id
        facilityName
        timeZone
        isActive
        taxRates(first: 100, orderBy: VALID_FROM_DESC) {
          nodes {
            id
            name
            rate
            validFrom
          }
        }
      }
    }
  }
`);

/** What each location charges as tax: its components side by side, and what they come to together. */
export function TaxesOfShop() {
  const { data, error, refetch } = useQuery(Taxes, { fetchPolicy: "cache-and-network" });
  const [question, setQuestion] = useState<TaxQuestion | null>(null);
  const now = useNow();
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={6} />;
  const places = rowsOf(data.facilities).filter(({ isActive }) => isActive);
  if (places.length === 0) return <NoPlaces />;

  return (
    <Box sx={{ display: "grid", gap: 4, maxWidth: 880 }}>
      <Typography color="textSecondary">{t("settings.taxesLead")}</Typography>
      {places.map(({ taxRates, ...place }) => (
        <TaxesOfPlace
          key={place.id}
          place={place}
          rates={rowsOf(taxRates)}
          today={dayIn(place.timeZone, now)}
          onAsk={setQuestion}
        />
      ))}
      <Suspense>{question && <TaxDialog question={question} onClose={() => setQuestion(null)} />}</Suspense>
    </Box>
  );
}

const NoPlaces = () => (
  <BlankState
    kind="empty"
    title={t("settings.noLocationsYet")}
    action={
      <Button component={RouteLink} to="/locations" search={{ facility: "new" }} variant="outlined">
        {t("settings.addFirstLocation")}
      </Button>
    }
  >
    {t("settings.taxesLead")}
  </BlankState>
);
