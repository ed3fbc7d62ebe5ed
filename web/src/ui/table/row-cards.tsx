import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Skeleton from "@mui/material/Skeleton";
import { Pages } from "./pages.tsx";
import type { PagedTableProps, TableRow } from "./paged-table.tsx";
import { useFirstRows } from "./use-first-rows.ts";

const cardGrid = { display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))" };

type RowCardsProps<Row extends TableRow> = Omit<PagedTableProps<Row>, "columns" | "selection">;

/** The rows of a list on a phone, each a clickable card. */
export function RowCards<Row extends TableRow>(props: RowCardsProps<Row>) {
  const { rows } = props.answer;
  return rows ? <Cards {...props} rows={rows} /> : <CardSkeletons />;
}

function Cards<Row extends TableRow>(props: RowCardsProps<Row> & { rows: readonly Row[] }) {
  const { label, answer, paging, card, cardMenu, onOpen } = props;
  const shown = useFirstRows(props.rows);

  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        aria-busy={answer.loading}
        sx={{ ...cardGrid, m: 0, p: 0, listStyle: "none" }}
      >
        {shown.map((row) => (
          <Card key={row.id} component="li" sx={{ position: "relative" }}>
            <CardActionArea
              onClick={() => onOpen(row)}
              sx={{
                p: 4,
                height: "100%",
                display: "flex",
                flexDirection: "column",
                justifyContent: "flex-start",
                alignItems: "stretch",
              }}
            >
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

function CardSkeletons() {
  return (
    <Box sx={cardGrid} aria-busy>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={112} sx={{ borderRadius: 2 }} />
      ))}
    </Box>
  );
}
