import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";

interface FilterChip {
  value: string;
  label: string;
  /** Undefined while it is being counted. */
  count: number | string | undefined;
  alarming?: boolean;
}

interface FilterChipsProps {
  label: string;
  chips: readonly FilterChip[];
  selected: string;
  onSelect: (value: string) => void;
}

/** The predefined views of a list, each with its count. */
export function FilterChips({ label, chips, selected, onSelect }: FilterChipsProps) {
  return (
    <Box
      component="fieldset"
      aria-label={label}
      sx={{
        display: "flex",
        gap: 1.5,
        minHeight: 32,
        overflowX: "auto",
        scrollbarWidth: "none",
        ...fadedAtTheEnd,
        m: 0,
        p: 0,
        border: 0,
        minWidth: 0,
      }}
    >
      {chips.map((chip) => (
        <Chip key={chip.value} chip={chip} isSelected={chip.value === selected} onSelect={onSelect} />
      ))}
    </Box>
  );
}

/** Indicates that there is more to the side, until the person has scrolled there. */
const fadedAtTheEnd = {
  "--fade": "40px",
  // Mirrored with the other physical sides where the page reads from right to left.
  maskImage: "linear-gradient(to right, #000 calc(100% - var(--fade)), transparent)",
  animation: "chips-shown-to-the-end linear both",
  animationTimeline: "scroll(self inline)",
  "@keyframes chips-shown-to-the-end": { to: { "--fade": "0px" } },
  paddingInlineEnd: "24px",
};

interface ChipProps {
  chip: FilterChip;
  isSelected: boolean;
  onSelect: (value: string) => void;
}

function Chip({ chip: { value, label, count, alarming = false }, isSelected, onSelect }: ChipProps) {
  const alarmed = alarming && count !== undefined && count !== 0;

  return (
    <ButtonBase
      aria-pressed={isSelected}
      onClick={() => onSelect(value)}
      sx={{
        flexShrink: 0,
        gap: 1.5,
        height: 32,
        "@media (pointer: coarse)": { height: 44, borderRadius: 22 },
        px: 3,
        borderRadius: 16,
        border: 1,
        fontSize: "0.8125rem",
        fontWeight: 500,
        borderColor: isSelected ? "primary.main" : "divider",
        color: isSelected ? "primary.main" : "text.primary",
        bgcolor: isSelected ? "rgba(var(--mui-palette-primary-mainChannel) / 0.06)" : "background.paper",
        "&:hover": { borderColor: "primary.main" },
      }}
    >
      {label}
      <Box
        component="span"
        sx={{
          minWidth: 18,
          fontFeatureSettings: '"tnum"',
          color: alarmed ? "error.main" : isSelected ? "inherit" : "text.secondary",
        }}
      >
        {count ?? "·"}
      </Box>
    </ButtonBase>
  );
}
