import { t } from "@boresight/domain/texts/text";
import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormLabel from "@mui/material/FormLabel";
import Typography from "@mui/material/Typography";
import { TwoLines } from "#ui/text/two-lines.tsx";

interface RecipientsProps {
  choices: readonly { address: string; name: string }[];
  chosen: readonly string[];
  lead: string | undefined;
  onChoose: (addresses: string[]) => void;
}

/** The customer's addresses, and which of them get it. */
export function Recipients({ choices, chosen, lead, onChoose }: RecipientsProps) {
  const toggle = (address: string) =>
    onChoose(chosen.includes(address) ? chosen.filter((one) => one !== address) : [...chosen, address]);

  return (
    <>
      {lead && <Typography color="textSecondary">{lead}</Typography>}
      {choices.length === 0 ? (
        <Typography color="textSecondary">{t("billing.nobodyIsMailed")}</Typography>
      ) : (
        <FormControl component="fieldset" sx={{ mb: 2 }}>
          <FormLabel component="legend">{t("billing.whoGetsIt")}</FormLabel>
          <FormGroup>
            {choices.map(({ address, name }) => (
              <FormControlLabel
                key={address}
                control={<Checkbox checked={chosen.includes(address)} onChange={() => toggle(address)} />}
                label={<TwoLines main={<bdi>{name || address}</bdi>} second={<bdi dir="ltr">{address}</bdi>} />}
                sx={{ minHeight: 48 }}
              />
            ))}
          </FormGroup>
        </FormControl>
      )}
    </>
  );
}
