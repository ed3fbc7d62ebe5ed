import { t } from "@boresight/domain/texts/text";
import type { IntakeMethod } from "@boresight/domain/intake/intake-method";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import DirectionsCarOutlined from "~icons/ic/outline-directions-car";
import HomeRepairServiceOutlined from "~icons/ic/outline-home-repair-service";
import LocalShippingOutlined from "~icons/ic/outline-local-shipping";
import PersonPinCircleOutlined from "~icons/ic/outline-person-pin-circle";

const ways = [
  { value: "dropOff", words: t("base.dropOff"), second: t("intake.youBringItToUs"), icon: DirectionsCarOutlined },
  { value: "pickup", words: t("base.pickup"), second: t("intake.ourDriverCollectsIt"), icon: PersonPinCircleOutlined },
  { value: "tow", words: t("base.tow"), second: t("intake.aTowTruckBringsIt"), icon: LocalShippingOutlined },
  {
    value: "mobile",
    words: t("intake.mobile"),
    second: t("intake.weCalibrateAtYourPlace"),
    icon: HomeRepairServiceOutlined,
  },
] as const;

interface TransportChoiceProps {
  value: IntakeMethod;
  onChoose: (way: IntakeMethod) => void;
}

/** Four large targets, which are radio buttons to assistive technology. */
export function TransportChoice({ value, onChoose }: TransportChoiceProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 500 }}>
        {t("intake.howDoesItGetHere")}
      </Box>
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr 1fr", sm: "repeat(4, 1fr)" } }}>
        {ways.map(({ value: way, words, second, icon: Icon }) => (
          <Box key={way} component="label" sx={tile(value === way)}>
            <input
              type="radio"
              name="intakeMethod"
              value={way}
              checked={value === way}
              onChange={() => onChoose(way)}
              style={{ position: "absolute", opacity: 0 }}
            />
            <Icon color={value === way ? "primary" : "action"} />
            <Typography sx={{ fontWeight: 500 }}>{words}</Typography>
            <Typography variant="caption" color="textSecondary">
              {second}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const tile = (chosen: boolean) => ({
  position: "relative",
  display: "grid",
  justifyItems: "start",
  alignContent: "start",
  gap: 1,
  p: 3,
  minHeight: 96,
  border: 1,
  borderRadius: 1,
  cursor: "pointer",
  borderColor: chosen ? "primary.main" : "divider",
  bgcolor: chosen ? "action.selected" : "background.paper",
  "&:has(:focus-visible)": { outline: 2, outlineColor: "primary.main", outlineOffset: 2 },
});
