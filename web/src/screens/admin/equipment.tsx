import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { Suspense, useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { rowsOf } from "#data/rows.ts";
import { EquipmentList } from "#features/equipment/equipment-list.tsx";
import { EquipmentRow } from "#features/equipment/equipment-row.ts";
import { graphql } from "#graphql/gql.ts";
import type { EquipmentPageQuery } from "#graphql/graphql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import Add from "~icons/ic/baseline-add";
import { EquipmentPlace } from "#records/equipment/equipment-place.fragment.ts";
import { placeWords } from "#records/equipment/place-words.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { BlankState, ErrorState } from "#ui/layout/blank-state.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Page } from "#ui/layout/page.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { readerDay } from "#ui/time/day-in.ts";

const EquipmentForm = lazyPart(async () => (await import("#features/equipment/equipment-form.tsx")).EquipmentForm);

const EquipmentFacts = lazyPart(async () => (await import("#features/equipment/equipment-facts.tsx")).EquipmentFacts);

const EquipmentPage = graphql(`
  query EquipmentPage($now: Datetime!) {
    equipments(first: 100, orderBy: NAME_ASC) {
      nodes {
        id
        ...EquipmentRow
        ...EquipmentPlace
      }
    }
  }
`);

const newOne = "new";

/** Scan tools and targets with their certificates: admins change them, technicians read and report what is down. */
export function Equipment() {
  const isAdmin = roleOf(useAuth().user) === "admin";
  const { search, change } = useAddress();
  const [opening] = useState(() => new Date());
  const { data, error, refetch } = useQuery(EquipmentPage, {
    variables: { now: opening.toISOString() },
    fetchPolicy: "cache-and-network",
  });
  const equipment = data && rowsOf(data.equipments).map((row) => readFragment(EquipmentRow, row));
  const places = placesOf(data, opening);
  const opened = equipment?.find(({ id }) => id === search["equipment"]) ?? null;
  const isOpen = opened !== null || (isAdmin && search["equipment"] === newOne);
  const title = opened ? (isAdmin ? t("equipment.editEquipment") : opened.name) : t("equipment.newEquipment");
  const close = () => change({ equipment: undefined });

  return (
    <Page
      title={t("equipment.equipment")}
      actions={
        isAdmin && (
          <Button variant="contained" startIcon={<Add />} onClick={() => change({ equipment: newOne })}>
            {t("equipment.newEquipment")}
          </Button>
        )
      }
    >
      {!equipment && error && <ErrorState message={wordsOfProblem(problemOf(error))} onRetry={() => void refetch()} />}
      {!equipment && !error && <ListSkeleton rows={6} />}
      {equipment?.length === 0 && <BlankState kind="empty" title={t("equipment.noEquipmentYet")} />}
      {equipment && equipment.length > 0 && (
        <EquipmentList equipment={equipment} places={places} onOpen={(id) => change({ equipment: id })} />
      )}
      <Sheet title={title} open={isOpen} onClose={close}>
        <Suspense fallback={<Skeleton height={480} sx={{ mx: 6 }} />}>
          {isOpen && isAdmin && (
            <EquipmentForm key={`${opened?.id} ${opened?.downSince}`} equipment={opened} onClose={close} />
          )}
          {opened && !isAdmin && <EquipmentFacts equipment={opened} />}
        </Suspense>
      </Sheet>
    </Page>
  );
}

/** Where each tool and target is now, by its id. */
function placesOf(data: EquipmentPageQuery | undefined, now: Date): ReadonlyMap<string, string> {
  const today = readerDay(now.toISOString());
  return new Map(
    rowsOf(data?.equipments).flatMap((row) => {
      const place = placeWords(readFragment(EquipmentPlace, row), { now, today });
      return place === null ? [] : [[row.id, place] as const];
    }),
  );
}
