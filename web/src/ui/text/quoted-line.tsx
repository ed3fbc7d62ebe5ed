import Typography from "@mui/material/Typography";

/** A line of a paper in its own words, and where it stands. */
export const QuotedLine = ({ line, page }: { line: string; page: number }) => (
  <Typography variant="caption" color="textSecondary" component="p">
    <q>
      <bdi>{line}</bdi>
    </q>{" "}
    on page {page}
  </Typography>
);
