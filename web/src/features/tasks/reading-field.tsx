import { useMutation } from "@apollo/client/react";
import { parsePercent, parseTyped } from "@boresight/domain/base/typed-number";
import { t } from "@boresight/domain/texts/text";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { queued } from "#data/offline/use-offline.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useTaskFrame, type Reading } from "./task-frame.ts";

const RecordReadings = graphql(`
  mutation RecordReadings($input: RecordVehicleReadingsInput!) {
    recordVehicleReadings(input: $input) {
      serviceOrder {
        id
        version
        odometerIn
        odometerOut
        fuelLevelIn
      }
    }
  }
`);

const labels: Readonly<Record<Reading, string>> = {
  odometerIn: t("orders.odometerIn"),
  odometerOut: t("orders.odometerOut"),
  fuelLevelIn: t("orders.fuelIn"),
};

interface ReadingFieldProps {
  name: Reading;
  stored: number | null;
  readOnly: boolean;
}

/** Saved as the field is left. */
export function ReadingField({ name, stored, readOnly }: ReadingFieldProps) {
  const { orderId } = useTaskFrame();
  const [typed, setTyped] = useState(stored === null ? "" : String(stored));
  const [wrong, setWrong] = useState<string | null>(null);
  const [record, { loading }] = useMutation(
    RecordReadings,
    queued({ orderId, about: labels[name], subject: `${orderId}:${name}` }),
  );
  const { run } = useVerb({ fieldsSuffice: true, stale: ["order-closed", "not-found"] });
  const save = async () => {
    const value = typed.trim() === "" ? null : (name === "fuelLevelIn" ? parsePercent : parseTyped)(typed, 0);
    if (value === null && typed.trim() !== "") return setWrong(t("base.enterANumber"));
    if (value === stored) return setWrong(null);
    const problem = await run(() => record({ variables: { input: { orderId, [name]: value } } }));
    setWrong(problem ? (problem.fields[0]?.message ?? problem.message) : null);
  };

  return (
    <TextField
      size="small"
      label={labels[name]}
      value={typed}
      error={wrong !== null}
      helperText={wrong}
      disabled={readOnly || loading}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void save()}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">{name === "fuelLevelIn" ? "%" : t("orders.inMiles")}</InputAdornment>
          ),
        },
        htmlInput: { inputMode: "numeric" },
      }}
      sx={{ width: 176 }}
    />
  );
}
