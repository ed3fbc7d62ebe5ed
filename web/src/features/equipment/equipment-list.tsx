import { t } from "@boresight/domain/texts/text";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { kindWord, stateOf } from "./equipment-words.ts";

interface EquipmentListProps {
  equipment: readonly EquipmentRowFragment[];
  /** Opens one to change it; people who may not change it just read. */
  onOpen: ((id: string) => void) | null;
}

export function EquipmentList({ equipment, onOpen }: EquipmentListProps) {
  return (
    <SectionCard title={t("equipment.toolsAndTargets")} flush>
      <RowList label={t("equipment.toolsAndTargets")}>
        {equipment.map((one) => (
          <ListRow
            key={one.id}
            main={<bdi>{[one.name, one.serialNumber].filter(Boolean).join(" · ")}</bdi>}
            second={[kindWord(one.kind), one.facility?.facilityName, one.softwareVersion].filter(Boolean).join(" · ")}
            end={stateOf(one)}
            stacked
            {...(onOpen && { onClick: () => onOpen(one.id) })}
          />
        ))}
      </RowList>
    </SectionCard>
  );
}
