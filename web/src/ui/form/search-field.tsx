import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { Search } from "#ui/icons/search.ts";
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
    <TextField
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={label}
      sx={{ maxWidth: { sm: 280 }, "& .MuiInputBase-root": { minHeight: 36 }, "& input": { py: 1.5 } }}
      slotProps={{
        htmlInput: { "aria-label": label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
