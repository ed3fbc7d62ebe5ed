import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import type { EquipmentRowFragment } from "#graphql/graphql.ts";
import { DownloadCertificate } from "#records/certificate/download-certificate.tsx";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { formatDay } from "#ui/time/times.ts";
import { EquipmentService } from "./equipment-service.tsx";
import { kindWord } from "./equipment-words.ts";

/** A tool or target for people who use it: its certificate, and whether it works. */
export function EquipmentFacts({ equipment }: { equipment: EquipmentRowFragment }) {
  const { kind, serialNumber, softwareVersion, certifiedOn, expiresOn, facility, certificateFileId } = equipment;
  const details = [
    { label: t("base.kind"), value: kindWord(kind) },
    { label: t("equipment.serialNumber"), value: serialNumber },
    { label: t("equipment.softwareVersion"), value: softwareVersion },
    { label: t("base.location"), value: facility?.facilityName },
    { label: t("equipment.certifiedOn"), value: certifiedOn && formatDay(certifiedOn) },
    { label: t("equipment.expiresOn"), value: expiresOn ? formatDay(expiresOn) : t("equipment.noExpiry") },
    { label: t("files.certificate"), value: certificateFileId ? null : t("equipment.noCertificate") },
  ];

  return (
    <Box sx={{ px: 6, pb: 6, display: "grid", gap: 4, justifyItems: "start" }}>
      <DetailsList details={details} />
      {certificateFileId && <DownloadCertificate fileId={certificateFileId} />}
      {equipment.isActive && <EquipmentService equipment={equipment} />}
    </Box>
  );
}
