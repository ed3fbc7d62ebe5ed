import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useTheme } from "@mui/material/styles";
import Close from "@mui/icons-material/Close";
import { lazy, Suspense, useState } from "react";
import { useConfirm } from "#ui/confirm-dialog.tsx";
import { useAddress } from "#ui/use-address.ts";

const NewOrderForm = lazy(async () => ({ default: (await import("./new-order-form.tsx")).NewOrderForm }));

/** The sheet that opens an order; the address says that it is open, so that any button or link can. */
export function NewOrder() {
  const { search, change } = useAddress();
  const { direction } = useTheme();
  const confirm = useConfirm();
  const [filled, setFilled] = useState(false);
  const close = async () => {
    if (!filled || (await confirm())) change({ new: undefined });
  };

  return (
    <Drawer
      open={search["new"] === "order"}
      onClose={() => void close()}
      anchor={direction === "ltr" ? "right" : "left"}
      slotProps={{ paper: { role: "dialog", "aria-label": "New order", sx: { width: 520, maxWidth: "100vw" } } }}
    >
      <Box sx={{ display: "flex", alignItems: "center", px: 6, height: 60, flexShrink: 0 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          New order
        </Typography>
        <IconButton aria-label="Close" onClick={() => void close()}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Suspense fallback={<Skeleton height={480} sx={{ mx: 6 }} />}>
        <NewOrderForm onFilled={setFilled} />
      </Suspense>
    </Drawer>
  );
}
