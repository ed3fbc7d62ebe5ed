import Button from "@mui/material/Button";
import Add from "~icons/ic/baseline-add";
import { useAddress } from "#ui/layout/use-address.ts";

/** The value in the address for a row that is not saved yet. */
export const newRow = "new";

interface NewRowButtonProps {
  /** The name of the opened row in the address. */
  opens: string;
  children: string;
}

export function NewRowButton({ opens, children }: NewRowButtonProps) {
  const { change } = useAddress();

  return (
    <Button variant="contained" startIcon={<Add />} onClick={() => change({ [opens]: newRow })}>
      {children}
    </Button>
  );
}
