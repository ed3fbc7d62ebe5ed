import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { choices, type PreferenceName } from "./preferences.ts";
import { usePreferences } from "./use-preferences.ts";

interface Setting {
  name: Exclude<PreferenceName, "theme" | "colorScheme">;
  label: string;
  words: Record<string, string>;
}

const onOff = { on: "On", off: "Off" };
const barWords = { sticky: "Sticky", static: "Static", hidden: "Hidden" };

const settings: readonly Setting[] = [
  { name: "density", label: "Table density", words: { comfortable: "Comfortable", compact: "Compact" } },
  { name: "contentWidth", label: "Content width", words: { fluid: "Fluid", boxed: "Boxed" } },
  { name: "navigation", label: "Navigation", words: { vertical: "Vertical", horizontal: "Horizontal" } },
  { name: "navigationCollapsed", label: "Navigation collapsed", words: onOff },
  { name: "semiDarkNavigation", label: "Dark navigation", words: onOff },
  { name: "navbar", label: "Top bar", words: barWords },
  { name: "navbarBlur", label: "Top bar blur", words: onOff },
  { name: "footer", label: "Footer", words: barWords },
  { name: "skin", label: "Skin", words: { default: "Default", bordered: "Bordered" } },
  { name: "direction", label: "Direction", words: { ltr: "Left to right", rtl: "Right to left" } },
];

export function AppearanceDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet title="Appearance" width={320} open={open} onClose={onClose}>
      <Box sx={{ display: "grid", gap: 5, px: 6, pb: 8, overflowY: "auto" }}>
        {settings.map((setting) => (
          <SettingChoice key={setting.name} setting={setting} />
        ))}
      </Box>
    </Sheet>
  );
}

function SettingChoice({ setting: { name, label, words } }: { setting: Setting }) {
  const { preferences, keep } = usePreferences();
  const options: readonly string[] = choices[name];
  const choose = (chosen: string | null) => {
    const known = choices[name].find((choice) => choice === chosen);
    if (known) keep(name, known);
  };

  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={label}
        value={preferences[name]}
        onChange={(_event, chosen: string | null) => choose(chosen)}
      >
        {options.map((option) => (
          <ToggleButton key={option} value={option}>
            {words[option]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
