import { t } from "@boresight/domain/texts/text";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";

export interface IntakeFacility {
  id: string;
  facilityName: string;
  timeZone: string;
  bays?: { nodes: readonly ({ id: string; name: string; isActive: boolean } | null)[] };
}

interface FacilityChoiceProps {
  facilities: readonly IntakeFacility[];
  value: string;
  onChoose: (id: string) => void;
}

export function FacilityChoice({ facilities, value, onChoose }: FacilityChoiceProps) {
  if (facilities.length < 2) return null;

  return (
    <TextField
      select
      size="small"
      label={t("base.location")}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      sx={{ maxWidth: 360 }}
    >
      {facilities.map(({ id, facilityName }) => (
        <MenuItem key={id} value={id}>
          {facilityName}
        </MenuItem>
      ))}
    </TextField>
  );
}
