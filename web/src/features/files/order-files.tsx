import { t } from "@boresight/domain/texts/text";
import { documentSlot } from "@boresight/domain/files/file-refusal";
import { isStaff } from "@boresight/domain/accounts/roles";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Add from "~icons/ic/baseline-add";
import { Suspense, useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { DropZone } from "#ui/form/drop-zone.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { FileGrid, UploadRows, useUploadsFor } from "./file-grid.tsx";
import { filesByKind } from "./files-by-kind.ts";
import { StoredFileFields } from "#records/stored-file.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const AddDocument = lazyPart(async () => (await import("./add-document.tsx")).AddDocument);

const OrderFilesFields = graphql(`
  fragment OrderFiles on ServiceOrder {
    id
    files(first: 100, orderBy: CREATED_AT_ASC, filter: { versionOf: { isNull: true } }) {
      nodes {
        id
        ...StoredFile
      }
    }
  }
`);

interface OrderFilesProps {
  order: FragmentType<typeof OrderFilesFields>;
  /** Called after a file was deleted. */
  onChanged: () => Promise<unknown>;
}

/** All documents of an order by kind; staff can add more. */
export function OrderFiles({ order, onChanged }: OrderFilesProps) {
  const { id, files: connection } = readFragment(OrderFilesFields, order);
  useFetchedWhenIdle(AddDocument);
  const files = readFragment(StoredFileFields, rowsOf(connection));
  const readOnly = !isStaff(roleOf(useAuth().user));
  const place = readOnly ? null : { slot: documentSlot, uploadTarget: { serviceOrderId: id } };
  const [chosen, setChosen] = useState<readonly File[] | null>(null);
  const uploads = useUploadsFor(
    files,
    ({ uploadTarget }) =>
      uploadTarget.serviceOrderId === id && !uploadTarget.orderTaskFileId && !uploadTarget.forMessage,
  );
  const adding = (
    <Button size="small" startIcon={<Add />} onClick={() => setChosen([])}>
      {t("files.addDocument")}
    </Button>
  );

  return (
    <DropZone hint={t("files.dropOntoOrder")} disabled={readOnly} onDrop={setChosen}>
      <SectionCard title={t("base.documents")} aside={!readOnly && adding}>
        <Box sx={{ display: "grid", gap: 4 }}>
          {files.length + uploads.length === 0 && (
            <BlankState kind="empty" title={t("files.noDocumentsYet")} dense>
              {t("files.repairOrderScansPhotosAndCertificates")}
            </BlankState>
          )}
          <FileGrid
            label={t("base.documents")}
            files={filesByKind(files)}
            place={place}
            isOfMixedKinds
            onChanged={onChanged}
          />
          <UploadRows uploads={uploads} />
        </Box>
      </SectionCard>
      <Suspense>{chosen && <AddDocument orderId={id} dropped={chosen} onClose={() => setChosen(null)} />}</Suspense>
    </DropZone>
  );
}
