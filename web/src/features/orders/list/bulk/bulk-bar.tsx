import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Selection } from "#ui/table/paged-table.tsx";
import { useOrderActions } from "#features/orders/list/order-actions-context.ts";
import { useExportOrders } from "#features/orders/list/use-export-orders.ts";

/** The actions on the selected orders, shown while there is a selection. */
export function BulkBar({ ids, choose }: Selection) {
  const actions = useOrderActions();
  const { exportOrders, loading } = useExportOrders();
  if (ids.length === 0 || !actions) return null;

  return (
    <Box
      role="toolbar"
      aria-label="Chosen orders"
      sx={{
        display: "flex",
        alignItems: "center",
        flexWrap: "wrap",
        gap: 2,
        px: 4,
        py: 1,
        borderRadius: 1,
        bgcolor: "tone.blue.soft",
        color: "tone.blue.text",
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 500, flexGrow: 1 }}>
        {ids.length} chosen
      </Typography>
      <Button onClick={() => actions.assign(ids)}>Assign…</Button>
      <Button onClick={() => actions.moveMany(ids)}>Move…</Button>
      <Button loading={loading} onClick={() => void exportOrders({ ids: [...ids] })}>
        Export
      </Button>
      <Button onClick={() => choose([])}>Choose none</Button>
    </Box>
  );
}
