import WarningAmberOutlined from "~icons/ic/outline-warning-amber";
import Typography from "@mui/material/Typography";

/** Warnings about what was typed; nothing is refused because of them. */
export const FieldWarnings = ({ of }: { of: readonly string[] }) =>
  of.map((doubt) => (
    <Typography
      key={doubt}
      component="output"
      variant="caption"
      sx={{ display: "flex", alignItems: "center", gap: 1.5, color: "text.secondary" }}
    >
      <WarningAmberOutlined color="warning" fontSize="small" />
      {doubt}
    </Typography>
  ));
