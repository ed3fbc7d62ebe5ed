import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import { narrow } from "./list-row.tsx";

interface ListSkeletonProps {
  rows: number;
  /** Whether the rows wrap where the list is narrow. */
  stacked?: boolean;
}

/** A card with a short list, while it loads. */
export function ListSkeleton({ rows, stacked = false }: ListSkeletonProps) {
  return (
    <Card sx={{ px: 5, pb: 2, containerType: "inline-size" }} aria-busy>
      <Box sx={{ height: 52, pt: 4 }}>
        <Skeleton width="40%" height={20} />
      </Box>
      {Array.from({ length: rows }, (_, index) => (
        <Box key={index} sx={{ height: stacked ? 52.5 : 48, py: 2, ...(stacked && { [narrow]: { height: 82.5 } }) }}>
          <Skeleton height="100%" />
        </Box>
      ))}
    </Card>
  );
}
