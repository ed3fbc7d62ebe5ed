import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AddressRowFragment } from "#graphql/graphql.ts";
import { Distance } from "./address-columns.tsx";
import { orderCount, usedBy } from "./address-row.ts";

/** An address on a phone. */
export function AddressCard({ address }: { address: AddressRowFragment }) {
  const { street, unit, city, state, postalCode } = address;

  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Typography sx={{ fontWeight: 500 }}>
        <bdi>{[street, unit].filter(Boolean).join(", ")}</bdi>
      </Typography>
      <Typography variant="body2">
        <bdi>{`${city}, ${[state, postalCode].filter(Boolean).join(" ")}`}</bdi>
      </Typography>
      <Distance address={address} />
      <Typography variant="body2" color="textSecondary">
        {`${usedBy(address)} · ${orderCount(address)}`}
      </Typography>
    </Box>
  );
}
