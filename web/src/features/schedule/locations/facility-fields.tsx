import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { UseFormReturn } from "react-hook-form";
import { CheckInput } from "#ui/form/check-input.tsx";
import { SelectInput } from "#ui/form/select-input.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import type { FacilityFormValues } from "./facility-values.ts";
import { weekdays } from "./opening-hours.ts";

const zones = Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));

export function FacilityFields({ form }: { form: UseFormReturn<FacilityFormValues> }) {
  return (
    <>
      <TextInput form={form} name="facilityName" label="Name" />
      <TextInput form={form} name="phone" label="Phone" optional input={{ type: "tel" }} />
      <TextInput form={form} name="email" label="Email" optional input={{ type: "email" }} />
      <SelectInput form={form} name="timeZone" label="Time zone" choices={zones} />
      <Typography variant="h3" component="h3" sx={{ mt: 2 }}>
        Opening hours
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Like 08:00–12:00, 13:00–17:00 for a day with a break. Leave a closed day empty.
      </Typography>
      <Box sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, columnGap: 4 }}>
        {weekdays.map(([key, name]) => (
          <TextInput key={key} form={form} name={`hours.day${key}`} label={name} />
        ))}
      </Box>
      <TextInput
        form={form}
        name="closures"
        label="Closed days"
        optional
        help="One day in a line, like 2026-12-25. Appointments that fall outside are listed once saved."
        input={{ multiline: true, minRows: 3, maxRows: 8 }}
      />
      <TextInput
        form={form}
        name="parkingCapacity"
        label="Parking spaces"
        optional
        help="How many vehicles may be here at once"
        input={{ inputMode: "numeric" }}
      />
      <CheckInput form={form} name="isBase" label="Base" help="Distances are measured from here." />
      <CheckInput
        form={form}
        name="checksCompetences"
        label="Check certificates"
        help="Only technicians with an unexpired certificate for every calibration are offered."
      />
      <CheckInput form={form} name="isActive" label="In use" help="Otherwise no times are offered here." />
    </>
  );
}
