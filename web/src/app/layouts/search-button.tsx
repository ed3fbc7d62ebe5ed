import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Search from "~icons/ic/baseline-search";

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

// Announced even where there is no room for it.
const hiddenOnPhones = {
  position: { xs: "absolute", md: "static" },
  width: { xs: 1, md: "auto" },
  clipPath: { xs: "inset(50%)", md: "none" },
};

/** The search field of the top bar: a button that opens the search, like ⌘ or Ctrl with K. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <ButtonBase
      aria-keyshortcuts={isApple ? "Meta+K" : "Control+K"}
      onClick={onOpen}
      sx={{
        height: 36,
        "@media (pointer: coarse)": { height: 44 },
        minWidth: 44,
        px: 3,
        gap: 2,
        borderRadius: 1.5,
        color: "text.secondary",
        justifyContent: "flex-start",
        width: { md: 280 },
        bgcolor: { md: "background.paper" },
        border: { md: 1 },
        borderColor: { md: "divider" },
      }}
    >
      <Search fontSize="small" aria-hidden />
      <Box component="span" sx={{ flexGrow: 1, textAlign: "start", ...hiddenOnPhones }}>
        {t("app.search")}
      </Box>
      <Box component="kbd" sx={{ display: { xs: "none", md: "block" }, font: "inherit", fontSize: "0.75rem" }}>
        {isApple ? "⌘ K" : t("app.ctrlK")}
      </Box>
    </ButtonBase>
  );
}
