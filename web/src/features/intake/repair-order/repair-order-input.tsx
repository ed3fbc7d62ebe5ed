import { mostPapers } from "@boresight/domain/intake/intake";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { useController } from "react-hook-form";
import { DropZone } from "#ui/form/drop-zone.tsx";
import { FileButton } from "#ui/form/file-button.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import type { IntakeForm, IntakeValues } from "#features/intake/intake-values.ts";
import AttachFile from "~icons/ic/baseline-attach-file";
import PhotoCameraOutlined from "~icons/ic/outline-photo-camera";
import { PaperList } from "./paper-list.tsx";
import { SaidValues } from "./said-values.tsx";
import { useIntakeUpload } from "./use-intake-upload.ts";
import { usePapersRead } from "./use-papers-read.ts";
import { VinChoice } from "./vin-choice.tsx";

const PasteDialog = lazyPart(async () => (await import("./paste-dialog.tsx")).PasteDialog);

const accept = "application/pdf,image/*,.zip,.xml,.txt,.ad1,.ad2,.env,.lin,.ttl,.veh";

interface RepairOrderInputProps {
  form: IntakeForm;
  /** Takes over everything that was read and goes to the review; null where something is missing. */
  onUseAll: (() => void) | null;
}

/** Repair orders and estimates, which fill in the rest; they are attached to the order when the intake is submitted. */
export function RepairOrderInput({ form, onUseAll }: RepairOrderInputProps) {
  const { field, fieldState } = useController({ control: form.control, name: "papers" });
  const [doubled, setDoubled] = useState<string | null>(null);
  const { upload, progress, problem } = useIntakeUpload("repairOrder", (paper) =>
    field.onChange([...form.getValues("papers"), paper]),
  );
  const { papers, shown, unsureVins } = usePapersRead(form);
  const take = (files: readonly File[]) => {
    const { fresh, known } = sorted(files, field.value);
    setDoubled(known[0] ?? null);
    void upload(fresh.slice(0, mostPapers + 1 - field.value.length));
  };
  const wrong = problem ?? fieldState.error?.message ?? (doubled && t("intake.fileIsHereAlready", { name: doubled }));
  const isEmpty = papers.length === 0;

  return (
    <DropZone hint={t("intake.dropTheRepairOrderHere")} onDrop={take}>
      <Box sx={isEmpty ? { ...frame, ...dropHere } : frame}>
        {isEmpty && (
          <>
            <Typography component="h3" sx={{ fontWeight: 500 }}>
              {t("intake.dropTheRepairOrderWeFillTheRest")}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t("intake.weReadItsNumbersAndRepairs")}
            </Typography>
          </>
        )}
        {!isEmpty && <PaperList form={form} papers={papers} />}
        {progress !== null && (
          <LinearProgress variant="determinate" value={progress} aria-label={t("intake.uploadingTheRepairOrder")} />
        )}
        <VinChoice form={form} vins={unsureVins} />
        <SaidValues shown={shown} />
        {papers.length <= mostPapers && <PaperButtons isFirst={isEmpty} onTake={take} />}
        {onUseAll && (
          <Button variant="contained" onClick={onUseAll} sx={{ justifySelf: "start", minHeight: 44 }}>
            {t("intake.useAllAndReview")}
          </Button>
        )}
        {(wrong || isEmpty) && (
          <FormHelperText error={Boolean(wrong)} {...(wrong && { role: "alert" })} sx={{ m: 0 }}>
            {wrong || t("intake.aboutRepairOrderFile")}
          </FormHelperText>
        )}
      </Box>
    </DropZone>
  );
}

interface PaperButtonsProps {
  isFirst: boolean;
  onTake: (files: readonly File[]) => void;
}

/** The ways to add a document other than dropping it. */
function PaperButtons({ isFirst, onTake }: PaperButtonsProps) {
  const [isPasting, setPasting] = useState(false);

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      <FileButton accept={accept} multiple startIcon={<AttachFile />} variant="outlined" onChoose={onTake}>
        {isFirst ? t("base.chooseAFile") : t("intake.addAnotherFile")}
      </FileButton>
      <FileButton accept="image/*" camera startIcon={<PhotoCameraOutlined />} variant="outlined" onChoose={onTake}>
        {t("intake.takeAPhoto")}
      </FileButton>
      <Button onClick={() => setPasting(true)}>{t("intake.pasteText")}</Button>
      <Suspense>
        {isPasting && <PasteDialog onClose={() => setPasting(false)} onPaste={(file) => onTake([file])} />}
      </Suspense>
    </Box>
  );
}

/** A file of the same name and size is the same one; phones give all photos one name. */
function sorted(files: readonly File[], papers: IntakeValues["papers"]) {
  const isKnown = ({ name, size }: File) => papers.some((paper) => paper.name === name && paper.size === size);
  return { fresh: files.filter((file) => !isKnown(file)), known: files.filter(isKnown).map(({ name }) => name) };
}

const dropHere = { borderStyle: "dashed", borderColor: "text.disabled" };
const frame = { display: "grid", gap: 3, p: 4, border: 1, borderColor: "divider", borderRadius: 1 };
