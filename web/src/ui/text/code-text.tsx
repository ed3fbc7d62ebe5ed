import { t } from "@boresight/domain/texts/text";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import ContentCopyOutlined from "~icons/ic/outline-content-copy";
import { useCopy } from "./use-copy.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

interface CodeTextProps {
  /** The text to copy. */
  code: string;
  /** The displayed text, when shorter. */
  shown?: string;
  label: string;
}

/** A number or code in a monospaced font, copied by a click. */
export function CodeText({ code, shown = code, label }: CodeTextProps) {
  const copy = useCopy();

  return (
    <Tooltip describeChild title={t("ui.copyCode", { code })}>
      <ButtonBase
        onClick={(event) => {
          event.stopPropagation();
          void copy(code, label);
        }}
        sx={{
          gap: 1,
          borderRadius: 1,
          color: "inherit",
          "& svg": { opacity: 0, displayPrint: "none" },
          "&:hover svg, &:focus-visible svg": { opacity: 0.7 },
          // A finger needs more than a line of text, which keeps its height.
          "@media (pointer: coarse)": {
            "&::before": { content: '""', position: "absolute", insetInline: 0, height: 44 },
          },
        }}
      >
        <VisuallyHidden>{t("ui.copyLabel", { label })}</VisuallyHidden>
        <Typography variant="code" component="bdi" dir="ltr">
          {shown}
        </Typography>
        <ContentCopyOutlined aria-hidden sx={{ fontSize: 13 }} />
      </ButtonBase>
    </Tooltip>
  );
}
