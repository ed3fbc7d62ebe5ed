import { currentLanguage, languageNames, languages } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useColorScheme } from "@mui/material/styles";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { choices, configuredLooks, type PreferenceName } from "./preferences.ts";
import { languageCookie } from "./reader-language.ts";
import { usePreferences } from "./use-preferences.ts";

interface Setting {
  name: Exclude<PreferenceName, "theme" | "colorScheme">;
  label: string;
  words: Record<string, string>;
}

const onOff = { on: t("base.on"), off: t("base.off") };
const barWords = { sticky: t("app.sticky"), static: t("app.static"), hidden: t("app.hidden") };

const settings: readonly Setting[] = [
  {
    name: "density",
    label: t("app.tableDensity"),
    words: { comfortable: t("app.comfortable"), compact: t("app.compact") },
  },
  { name: "contentWidth", label: t("app.contentWidth"), words: { fluid: t("app.fluid"), boxed: t("app.boxed") } },
  {
    name: "navigation",
    label: t("app.navigation"),
    words: { vertical: t("app.vertical"), horizontal: t("app.horizontal") },
  },
  { name: "horizontalNavigation", label: t("app.horizontalNavigationBar"), words: barWords },
  { name: "navigationCollapsed", label: t("app.navigationCollapsed"), words: onOff },
  { name: "semiDarkNavigation", label: t("app.darkNavigation"), words: onOff },
  { name: "navbar", label: t("app.topBar"), words: barWords },
  { name: "navbarBlur", label: t("app.topBarBlur"), words: onOff },
  { name: "footer", label: t("app.footer"), words: barWords },
  { name: "skin", label: t("app.skin"), words: { default: t("app.default"), bordered: t("app.bordered") } },
  { name: "direction", label: t("app.direction"), words: { ltr: t("app.leftToRight"), rtl: t("app.rightToLeft") } },
];

export function AppearanceDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet title={t("app.appearance")} width={320} open={open} onClose={onClose}>
      <Box sx={{ display: "grid", gap: 5, px: 6, pb: 8, overflowY: "auto" }}>
        {import.meta.env.VITE_I18N && <LanguageChoice />}
        {settings.map((setting) => (
          <SettingChoice key={setting.name} setting={setting} />
        ))}
        <ResetButton />
      </Box>
    </Sheet>
  );
}

/** Back to the looks that the product is configured with. */
function ResetButton() {
  const { keep } = usePreferences();
  const { setMode } = useColorScheme();
  const reset = () => {
    const { theme, ...looks } = configuredLooks;
    setMode(theme);
    settings.forEach(({ name }) => {
      const chosen = choices[name].find(
        (choice) => choice === Object.entries(looks).find(([each]) => each === name)?.[1],
      );
      keep(name, chosen ?? choices[name][0]);
    });
  };

  return <Button onClick={reset}>{t("app.resetToDefaults")}</Button>;
}

function SettingChoice({ setting: { name, label, words } }: { setting: Setting }) {
  const { preferences, keep } = usePreferences();
  const options: readonly string[] = choices[name];
  const choose = (chosen: string | null) => {
    const known = choices[name].find((choice) => choice === chosen);
    if (known) keep(name, known);
  };

  return <Choice label={label} options={options} words={words} value={preferences[name]} onChoose={choose} />;
}

/** The language of the screens: every text is looked up once, so the page is loaded again. */
function LanguageChoice() {
  return (
    <Choice
      label={t("base.language")}
      options={languages}
      words={languageNames}
      value={currentLanguage()}
      onChoose={chooseLanguage}
    />
  );
}

function chooseLanguage(chosen: string | null): void {
  const language = languages.find((each) => each === chosen);
  if (!language) return;
  document.cookie = languageCookie(language);
  window.location.reload();
}

interface ChoiceProps {
  label: string;
  options: readonly string[];
  words: Readonly<Record<string, string>>;
  value: string;
  onChoose: (chosen: string | null) => void;
}

function Choice({ label, options, words, value, onChoose }: ChoiceProps) {
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
        value={value}
        onChange={(_event, chosen: string | null) => onChoose(chosen)}
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
