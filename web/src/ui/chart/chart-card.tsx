import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import BarChartOutlined from "~icons/ic/outline-bar-chart";
import TableChartOutlined from "~icons/ic/outline-table-chart";
import { useState, type ReactNode } from "react";
import { FigureTable, type FigureTableProps } from "#ui/table/figure-table.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

interface ChartCardProps {
  /** What the chart shows, as a finding. */
  title: string;
  table: Pick<FigureTableProps, "headers" | "rows" | "linkOf">;
  /** Absent when there is too little to draw: then only the figures are shown. */
  children?: ReactNode;
}

const height = 272;

/** A chart below its finding, with its figures behind a button. */
export function ChartCard({ title, table, children }: ChartCardProps) {
  const [chosen, setChosen] = useState(false);
  const asTable = chosen || !children;
  const offer = asTable ? t("ui.showTheChart") : t("ui.showTheFigures");
  const Icon = asTable ? BarChartOutlined : TableChartOutlined;
  const toggle = (
    <Tooltip title={offer}>
      <IconButton size="small" aria-label={offer} onClick={() => setChosen(!asTable)}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );

  return (
    <SectionCard title={title} aside={children ? toggle : undefined}>
      <Box sx={{ minHeight: height }}>
        {asTable ? <FigureTable label={t("ui.inFigures", { title })} maxHeight={height} {...table} /> : children}
      </Box>
    </SectionCard>
  );
}

export function ChartSkeleton() {
  return (
    <Card sx={{ p: 5 }} aria-busy>
      <Skeleton width="60%" height={24} />
      <Skeleton height={height} sx={{ mt: 4 }} />
    </Card>
  );
}
