import Button from "@mui/material/Button";
import Add from "@mui/icons-material/Add";
import { useAddress } from "#ui/table/use-address.ts";
import { newTerm } from "./new-term-dialog.tsx";

export function TermActions() {
  const { change } = useAddress();

  return (
    <Button variant="contained" startIcon={<Add />} onClick={() => change({ term: newTerm })}>
      New words
    </Button>
  );
}
