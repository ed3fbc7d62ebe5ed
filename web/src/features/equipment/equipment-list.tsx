import { t } from "@boresight/domain/texts/text";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { readerDay } from "#ui/time/day-in.ts";
import { useNow } from "#ui/time/use-now.ts";
import { isUsable, kindWord, nameOf, stateOf } from "./equipment-words.ts";

interface EquipmentListProps {
  equipment: readonly EquipmentRowFragment[];
  /** Where each is now, by its id, where that is known. */
  places: ReadonlyMap<string, string>;
  onOpen: (id: string) => void;
}

/** Tools and targets, those of each location apart. */
export function EquipmentList({ equipment, ...rest }: EquipmentListProps) {
  const facilities = Map.groupBy(equipment, ({ facility }) => facility?.facilityName ?? "");
  if (facilities.size < 2)
    return <EquipmentOfPlace title={t("equipment.toolsAndTargets")} equipment={equipment} {...rest} />;

  return [...facilities]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([place, there]) => (
      <EquipmentOfPlace key={place} title={place || t("equipment.toolsAndTargets")} equipment={there} {...rest} />
    ));
}

function EquipmentOfPlace({ title, equipment, places, onOpen }: EquipmentListProps & { title: string }) {
  return (
    <SectionCard title={<bdi>{title}</bdi>} flush>
      <RowList label={title}>
        {equipment.map((one) => (
          <ListRow
            key={one.id}
            main={<bdi>{nameOf(one)}</bdi>}
            second={wordsOf(one, places.get(one.id))}
            end={<State equipment={one} />}
            stacked
            onClick={() => onOpen(one.id)}
          />
        ))}
      </RowList>
    </SectionCard>
  );
}

/** What proves no calibration any more is seen before it is used. */
function State({ equipment }: { equipment: EquipmentRowFragment }) {
  const today = readerDay(useNow());
  const words = stateOf(equipment, today);
  if (isUsable(equipment, today)) return <span>{words}</span>;

  return <ToneChip tone={equipment.isActive ? "red" : "grey"}>{words}</ToneChip>;
}

const wordsOf = ({ kind, facility, softwareVersion }: EquipmentRowFragment, place: string | undefined): string =>
  [kindWord(kind), facility?.facilityName, place, softwareVersion].filter(Boolean).join(" · ");
