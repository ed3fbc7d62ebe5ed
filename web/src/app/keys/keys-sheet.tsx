import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { areKeysOn, switchKeys } from "./key-choice.ts";
import { KeyCaps } from "#ui/text/key-caps.tsx";
import type { Shortcut } from "./use-shortcuts.ts";

type Line = Pick<Shortcut, "keys" | "words">;

interface KeysSheetProps {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

const command = /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : t("app.controlKey");

/** They work whatever is switched off: none of them is a single letter. */
const everywhere: readonly Line[] = [
  { keys: `${command}+K`, words: t("app.search") },
  { keys: `${command}+${t("app.enterKey")}`, words: t("app.saveTheForm") },
  { keys: t("app.escapeKey"), words: t("app.closeWhatIsOpen") },
  { keys: "↑ ↓", words: t("app.moveInAList") },
];

/** Every key of the product, and the switch for those that are single letters. */
export function KeysSheet({ shortcuts, onClose }: KeysSheetProps) {
  const [on, setOn] = useState(areKeysOn);
  const change = (isOn: boolean) => {
    switchKeys(isOn);
    setOn(isOn);
  };

  return (
    <Sheet title={t("app.keyboardShortcuts")} width={420} open onClose={onClose}>
      <Box sx={{ display: "grid", gap: 6, px: 6, pb: 8, overflowY: "auto" }}>
        <Lines title={t("app.everywhere")} lines={everywhere} />
        <Box>
          <FormControlLabel
            label={t("app.singleKeys")}
            control={<Switch checked={on} onChange={(_event, isOn) => change(isOn)} />}
            sx={{ mx: 0, gap: 2 }}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t("app.singleKeysHelp")}
          </Typography>
        </Box>
        <Box sx={{ display: "grid", gap: 6, opacity: on ? 1 : 0.6 }}>
          <Lines title={t("app.commands")} lines={shortcuts.filter(({ keys }) => !keys.includes(" "))} />
          <Lines title={t("app.goTo")} lines={shortcuts.filter(({ keys }) => keys.includes(" "))} />
        </Box>
      </Box>
    </Sheet>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 2 }}>
        {lines.map(({ keys, words }) => (
          <Box key={keys} sx={{ display: "flex", justifyContent: "space-between", alignItems: "center", gap: 4 }}>
            <Box component="dt">{words}</Box>
            <Box component="dd" sx={{ m: 0, flexShrink: 0 }}>
              <KeyCaps keys={keys} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
