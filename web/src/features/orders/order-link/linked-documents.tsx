import { wordOfKind } from "@boresight/domain/files/document-kinds";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import { useState } from "react";
import { downloadByLink, problemOfLink } from "#records/link/call-link.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList, RowStep } from "#ui/table/list-row.tsx";
import { saveBlob } from "#ui/table/save-blob.ts";
import type { LinkedOrder } from "./linked-order.ts";

interface LinkedDocumentsProps {
  documents: LinkedOrder["documents"];
  token: string;
}

/** The certificate and the reports, each to be opened alone. */
export function LinkedDocuments({ documents, token }: LinkedDocumentsProps) {
  const [problem, setProblem] = useState<string | null>(null);
  if (documents.length === 0) return null;
  const title = t("base.documents");
  const download = async ({ id, name }: LinkedOrder["documents"][number]) => {
    setProblem(null);
    try {
      saveBlob(await downloadByLink("order-link/document", { token, id }), fileName(name));
    } catch (error) {
      setProblem(problemOfLink(error).message);
    }
  };

  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <SectionCard title={title} flush>
        <RowList label={title}>
          {documents.map((one) => (
            <ListRow
              key={one.id}
              main={wordsOf(one.kind)}
              second={<bdi>{one.name}</bdi>}
              onClick={() => void download(one)}
              end={<RowStep>{t("base.download")}</RowStep>}
            />
          ))}
        </RowList>
      </SectionCard>
    </>
  );
}

const issued = new Map([
  ["estimate", t("base.estimate")],
  ["invoice", t("files.invoice")],
  ["noneRequired", t("documents.noneRequiredTitle")],
  ["notCompleted", t("documents.notCompletedTitle")],
]);

/** Of a document that was issued, or of a file. */
const wordsOf = (kind: string): string => issued.get(kind) ?? wordOfKind(kind);

/** A document that was issued is named by its number alone. */
const fileName = (name: string): string => (/\.\w{2,5}$/.test(name) ? name : `${name}.pdf`);
