import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import Search from "~icons/ic/baseline-search";
import { useEffect, useState } from "react";

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (typed: string) => void;
}

const pause = 250;

/** Searches while typing, after a short pause. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onSearch(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);

  return (
    <OutlinedInput
      type="search"
      size="small"
      fullWidth
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={label}
      slotProps={{ input: { "aria-label": label } }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      sx={{ maxWidth: { sm: 280 }, minHeight: 36, "& input": { py: 1.5 } }}
    />
  );
}
