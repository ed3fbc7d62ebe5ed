import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { Page } from "#ui/layout/page.tsx";

/** The placeholder of an order's page, as tall as the content. */
export function OrderSkeleton() {
  return (
    <Page
      title={<Skeleton width={132} height={26} />}
      actions={<Skeleton sx={{ width: 240, height: { xs: 44, md: 36 } }} />}
    >
      <Skeleton sx={{ width: "min(420px, 100%)", height: { xs: 46, sm: 22 } }} />
      <Skeleton width={220} height={24} />
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 340px" } }}>
        <Skeleton height={560} sx={{ borderRadius: 2 }} />
        <Skeleton height={560} sx={{ borderRadius: 2 }} />
      </Box>
    </Page>
  );
}
