import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { PagedTableProps, TableRow } from "./paged-table.tsx";
import type { Paging } from "./use-paging.ts";

/** The rows of a list on a phone: each a card, the whole card a target. */
export function RowCards<Row extends TableRow>({
  label,
  answer,
  paging,
  card,
  cardMenu,
  onOpen,
}: Omit<PagedTableProps<Row>, "columns" | "selection">) {
  if (!answer.rows) return <CardSkeletons />;

  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        aria-busy={answer.loading}
        sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2 }}
      >
        {answer.rows.map((row) => (
          <Card key={row.id} component="li" sx={{ position: "relative" }}>
            <CardActionArea onClick={() => onOpen(row)} sx={{ p: 4 }}>
              {card(row)}
            </CardActionArea>
            {cardMenu && <Box sx={{ position: "absolute", insetInlineEnd: 4, bottom: 4 }}>{cardMenu(row)}</Box>}
          </Card>
        ))}
      </Box>
      <Pages paging={paging} total={answer.total ?? 0} isMore={answer.isMore ?? false} />
    </>
  );
}

interface PagesProps {
  paging: Paging;
  total: number;
  isMore: boolean;
}

function Pages({ paging: { page, size, turnTo }, total, isMore }: PagesProps) {
  const first = page * size + 1;
  const last = Math.min(total, first + size - 1);

  return (
    <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2 }}>
      <Button variant="outlined" disabled={page === 0} onClick={() => turnTo(page - 1, size)}>
        Previous
      </Button>
      <Typography variant="body2" color="textSecondary">
        <bdi>
          {first}–{last} of {total}
          {isMore && "+"}
        </bdi>
      </Typography>
      <Button variant="outlined" disabled={last >= total} onClick={() => turnTo(page + 1, size)}>
        Next
      </Button>
    </Box>
  );
}

function CardSkeletons() {
  return (
    <Box sx={{ display: "grid", gap: 2 }} aria-busy>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={112} sx={{ borderRadius: 2 }} />
      ))}
    </Box>
  );
}
