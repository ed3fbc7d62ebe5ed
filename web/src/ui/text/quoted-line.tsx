import Typography from "@mui/material/Typography";

/** A quoted line of a document, and its position. */
export const QuotedLine = ({ line, page }: { line: string; page: number }) => (
  <Typography variant="caption" color="textSecondary" component="p">
    <q>
      <bdi>{line}</bdi>
    </q>{" "}
    on page {page}
  </Typography>
);
