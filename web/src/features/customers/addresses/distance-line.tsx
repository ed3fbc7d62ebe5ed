import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { AddressRowFragment } from "#graphql/graphql.ts";
import { useAddress } from "#ui/layout/use-address.ts";
import { Distance } from "./address-columns.tsx";
import { useRecalculate } from "./use-recalculate.ts";

/** The distance and its actions. */
export function DistanceLine({ address }: { address: AddressRowFragment }) {
  const { change } = useAddress();
  const recalculate = useRecalculate();

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mb: 2 }}>
      <Box sx={{ flexGrow: 1 }}>
        <Distance address={address} />
      </Box>
      <Button size="small" onClick={() => change({ address: undefined, distance: address.id })}>
        {t("customers.enterTheDistance")}
      </Button>
      {address.distanceSource !== "manual" && (
        <Button size="small" onClick={() => void recalculate(address)}>
          {t("customers.recalculate")}
        </Button>
      )}
    </Box>
  );
}
