import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TuneOutlined from "~icons/ic/outline-tune";
import { useState, type ReactNode } from "react";
import { DropPanel } from "#ui/overlay/drop-panel.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { useOnPhone } from "#ui/layout/use-on-phone.ts";

interface FilterButtonProps {
  /** How many filters are active. */
  active: number;
  onClear: () => void;
  children: ReactNode;
}

/** The less common filters, behind one button that shows how many are active; on a phone in a sheet. */
export function FilterButton({ active, onClear, children }: FilterButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const onPhone = useOnPhone();
  const close = () => setAnchor(null);
  const fields = (
    <Box sx={{ display: "grid", gap: 3, p: 4, "& .MuiTextField-root": { width: "100%" } }}>
      {children}
      <Button disabled={active === 0} onClick={onClear}>
        {t("base.clearFilters")}
      </Button>
    </Box>
  );

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<TuneOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ bgcolor: "background.paper", ...(active > 0 && { borderColor: "primary.main", color: "primary.main" }) }}
      >
        {active > 0 ? t("ui.filtersActive", { count: active }) : t("ui.filters")}
      </Button>
      {onPhone ? (
        <Sheet title={t("ui.filters")} open={anchor !== null} onClose={close}>
          {fields}
        </Sheet>
      ) : (
        <DropPanel label={t("ui.filters")} anchor={anchor} onClose={close} width={320}>
          {fields}
        </DropPanel>
      )}
    </>
  );
}
