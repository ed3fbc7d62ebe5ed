import { TextInput, type FormOf } from "#ui/text-input.tsx";

export const emptyAttempt = {
  tool: "",
  target: "",
  method: "",
  requirementSource: "",
  faultCodes: "",
  conditions: "",
};

/** With what it was tried, and what was found; a pass names its tool. */
export function AttemptFields({ form, failed }: { form: FormOf<typeof emptyAttempt>; failed: boolean }) {
  const fields = [
    { name: "tool", label: "Tool", help: "Name or number, as on its label", optional: failed },
    { name: "target", label: "Target" },
    { name: "method", label: "Method" },
    { name: "requirementSource", label: "Procedure", help: "The maker's document that was followed" },
    { name: "faultCodes", label: "Fault codes", help: "Separated by commas" },
    { name: "conditions", label: "Conditions", input: { multiline: true, minRows: 2 } },
  ] as const;

  return fields.map((field) => <TextInput key={field.name} form={form} optional {...field} />);
}
