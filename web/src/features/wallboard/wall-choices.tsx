import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import CastOutlined from "~icons/ic/outline-cast";
import { Suspense, useState } from "react";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { everyFacility, oneAfterTheOther, type Facility } from "./wallboard.fragment.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const KioskLinksDialog = lazyPart(async () => (await import("./kiosk-links-dialog.tsx")).KioskLinksDialog);

interface WallChoicesProps {
  facilities: readonly Facility[];
  facility: string;
  isPrivate: boolean;
  keepsLinks: boolean;
  onChange: (changes: { facility?: string; privacy?: string | undefined }) => void;
}

/** The viewer's choices, stored in the URL. */
export function WallChoices({ facilities, facility, isPrivate, keepsLinks, onChange }: WallChoicesProps) {
  const [isLinksOpen, setLinksOpen] = useState(false);

  return (
    <>
      <Button component={RouteLink} to="/">
        {t("wallboard.backToWork")}
      </Button>
      {facilities.length > 1 && (
        <TextField
          select
          size="small"
          value={facility}
          sx={{ width: 180 }}
          onChange={(event) => onChange({ facility: event.target.value })}
          slotProps={{ select: { SelectDisplayProps: { "aria-label": t("base.location") } } }}
        >
          <MenuItem value={everyFacility}>{t("base.allLocations")}</MenuItem>
          <MenuItem value={oneAfterTheOther}>{t("wallboard.oneAfterTheOther")}</MenuItem>
          {facilities.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <FormControlLabel
        label={t("wallboard.privacy")}
        control={
          <Switch
            checked={isPrivate}
            onChange={(_event, checked) => onChange({ privacy: checked ? "on" : undefined })}
          />
        }
      />
      {keepsLinks && (
        <Button startIcon={<CastOutlined />} onClick={() => setLinksOpen(true)}>
          {t("wallboard.linksForScreens")}
        </Button>
      )}
      <Suspense>
        {isLinksOpen && <KioskLinksDialog facilities={facilities} onClose={() => setLinksOpen(false)} />}
      </Suspense>
    </>
  );
}
