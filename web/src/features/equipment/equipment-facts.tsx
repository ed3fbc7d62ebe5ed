import { equipment as described } from "@boresight/domain/equipment/equipment-fields";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { DownloadCertificate } from "#records/certificate/download-certificate.tsx";
import { recordDetails } from "#records/form/record-details.tsx";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { EquipmentService } from "./equipment-service.tsx";
import { useEquipmentChoices } from "./use-equipment-choices.ts";

const shown = described.names.filter((name) => name !== "name" && name !== "isActive");

/** A tool or target for people who use it: its certificate, and whether it works. */
export function EquipmentFacts({ equipment }: { equipment: EquipmentRowFragment }) {
  const { expiresOn, facility, bay, certificateFileId } = equipment;
  const { types } = useEquipmentChoices();
  const served = types.filter(({ typeKey }) => (equipment.systems ?? []).includes(typeKey));
  const render = {
    facilityId: facility?.facilityName,
    bayId: bay?.name,
    systems: served.map(({ name }) => name).join(", ") || null,
    ...(expiresOn === null && { expiresOn: t("equipment.noExpiry") }),
    certificateFileId: certificateFileId ? null : t("equipment.noCertificate"),
  };

  return (
    <Box sx={{ px: 6, pb: 6, display: "grid", gap: 4, justifyItems: "start" }}>
      <DetailsList details={recordDetails(described, equipment, { names: shown, render })} />
      {certificateFileId && <DownloadCertificate fileId={certificateFileId} />}
      {equipment.isActive && <EquipmentService equipment={equipment} />}
    </Box>
  );
}
