import { t } from "@boresight/domain/texts/text";
import { isCertified } from "@boresight/domain/equipment/equipment";
import Box from "@mui/material/Box";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { DownloadCertificate } from "#records/certificate/download-certificate.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { readerDay } from "#ui/time/day-in.ts";
import { useNow } from "#ui/time/use-now.ts";
import { kindWord, stateOf } from "./equipment-words.ts";

interface EquipmentListProps {
  equipment: readonly EquipmentRowFragment[];
  /** Opens one to change it; people who may not change it just read. */
  onOpen: ((id: string) => void) | null;
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
        {equipment.map((one) =>
          onOpen ? (
            <ListRow
              key={one.id}
              main={<bdi>{nameOf(one)}</bdi>}
              second={wordsOf(one)}
              end={<State equipment={one} />}
              stacked
              onClick={() => onOpen(one.id)}
            />
          ) : (
            <ReadRow key={one.id} equipment={one} />
          ),
        )}
      </RowList>
    </SectionCard>
  );
}

/** For people who change nothing: they open the certificate. */
function ReadRow({ equipment }: { equipment: EquipmentRowFragment }) {
  return (
    <Box
      component="li"
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, px: 5, py: 1.5, minHeight: 48 }}
    >
      <Box sx={{ flexGrow: 1, flexBasis: 240, minWidth: 0 }}>
        <TwoLines main={<bdi>{nameOf(equipment)}</bdi>} second={wordsOf(equipment)} />
      </Box>
      {equipment.certificateFileId && (
        <DownloadCertificate fileId={equipment.certificateFileId} of={nameOf(equipment)} />
      )}
      <State equipment={equipment} />
    </Box>
  );
}

/** What proves no calibration any more is seen before it is used. */
function State({ equipment }: { equipment: EquipmentRowFragment }) {
  const today = readerDay(useNow());
  const words = stateOf(equipment, today);
  if (isCertified(equipment, today)) return <span>{words}</span>;

  return <ToneChip tone={equipment.isActive ? "red" : "grey"}>{words}</ToneChip>;
}

const nameOf = ({ name, serialNumber }: EquipmentRowFragment): string =>
  [name, serialNumber].filter(Boolean).join(" · ");

const wordsOf = ({ kind, facility, softwareVersion }: EquipmentRowFragment): string =>
  [kindWord(kind), facility?.facilityName, softwareVersion].filter(Boolean).join(" · ");
