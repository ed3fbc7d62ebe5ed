import { t } from "@boresight/domain/texts/text";
import { isCertified } from "@boresight/domain/equipment/equipment";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { readerDay } from "#ui/time/day-in.ts";
import { useNow } from "#ui/time/use-now.ts";
import { kindWord, nameOf, stateOf } from "./equipment-words.ts";

interface EquipmentListProps {
  equipment: readonly EquipmentRowFragment[];
  onOpen: (id: string) => void;
}

/** Tools and targets, those of each location apart. */
export function EquipmentList({ equipment, onOpen }: EquipmentListProps) {
  const places = Map.groupBy(equipment, ({ facility }) => facility?.facilityName ?? "");
  if (places.size < 2) return <EquipmentOfPlace title={t("equipment.toolsAndTargets")} {...{ equipment, onOpen }} />;

  return [...places]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([place, there]) => (
      <EquipmentOfPlace key={place} title={place || t("equipment.toolsAndTargets")} equipment={there} onOpen={onOpen} />
    ));
}

function EquipmentOfPlace({ title, equipment, onOpen }: EquipmentListProps & { title: string }) {
  return (
    <SectionCard title={<bdi>{title}</bdi>} flush>
      <RowList label={title}>
        {equipment.map((one) => (
          <ListRow
            key={one.id}
            main={<bdi>{nameOf(one)}</bdi>}
            second={wordsOf(one)}
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
  if (isCertified(equipment, today) && equipment.downSince === null) return <span>{words}</span>;

  return <ToneChip tone={equipment.isActive ? "red" : "grey"}>{words}</ToneChip>;
}

const wordsOf = ({ kind, facility, softwareVersion }: EquipmentRowFragment): string =>
  [kindWord(kind), facility?.facilityName, softwareVersion].filter(Boolean).join(" · ");
