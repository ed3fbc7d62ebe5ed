import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import AttachFile from "~icons/ic/baseline-attach-file";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import { readingWords } from "./reading-words.ts";
import type { ReadPaper } from "./use-papers-read.ts";

interface PaperListProps {
  form: IntakeForm;
  papers: readonly ReadPaper[];
}

/** The papers of the intake, and what became of each. */
export function PaperList({ form, papers }: PaperListProps) {
  const remove = (id: string) =>
    form.setValue(
      "papers",
      form.getValues("papers").filter((paper) => paper.id !== id),
      { shouldDirty: true },
    );
  const keepAsPhoto = ({ id, name }: ReadPaper) => {
    remove(id);
    form.setValue("photos", [...form.getValues("photos"), { id, name }], { shouldDirty: true });
  };

  return (
    <Box component="ul" aria-label={t("intake.papers")} sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2 }}>
      {papers.map((paper) => (
        <Paper
          key={paper.id}
          paper={paper}
          onRemove={() => remove(paper.id)}
          onKeepAsPhoto={isPicture(paper) && isNoPaper(paper) ? () => keepAsPhoto(paper) : null}
        />
      ))}
    </Box>
  );
}

const isPicture = ({ name }: ReadPaper) => /\.(?:jpe?g|png|webp|heic|heif|tiff?|gif|avif)$/i.test(name);
const isNoPaper = ({ reading }: ReadPaper) =>
  reading?.state === "noText" || (reading?.state === "read" && !reading.isEstimate && reading.proposals.length === 0);

interface PaperProps {
  paper: ReadPaper;
  onRemove: () => void;
  /** Null where it is a paper. */
  onKeepAsPhoto: (() => void) | null;
}

function Paper({ paper: { name, reading }, onRemove, onKeepAsPhoto }: PaperProps) {
  const count = reading?.proposals.length ?? 0;
  const words = count > 0 ? t("intake.repairsFound", { count }) : reading && readingWords(reading, name);

  return (
    <Box component="li" sx={{ display: "flex", alignItems: "flex-start", gap: 2 }}>
      <AttachFile fontSize="small" color="action" aria-hidden />
      <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 500 }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography component="output" variant="body2" color="textSecondary">
          {words}
        </Typography>
        {reading?.isPartial && (
          <Typography variant="body2" color="warning">
            {t("intake.onlyItsFirstPagesWereRead")}
          </Typography>
        )}
        {reading?.sameOn && <AlreadyOn {...reading.sameOn} />}
        {onKeepAsPhoto && (
          <Button size="small" onClick={onKeepAsPhoto} sx={{ minHeight: 44 }}>
            {t("intake.keepAsAPhotoOfTheVehicle")}
          </Button>
        )}
      </Box>
      <Button size="small" onClick={onRemove} aria-label={t("base.removeName", { name })}>
        {t("base.remove")}
      </Button>
    </Box>
  );
}

/** The same paper twice is mostly one order. */
const AlreadyOn = ({ id, internalOrderNumber }: { id: string; internalOrderNumber: string }) => (
  <Typography variant="body2" color="warning">
    <RichText
      text={t("intake.thisPaperIsAlreadyOnOrder", slots("order"))}
      order={
        <Link component={RouteLink} to={`/service-orders/${id}`}>
          <bdi dir="ltr">{internalOrderNumber}</bdi>
        </Link>
      }
    />
  </Typography>
);
