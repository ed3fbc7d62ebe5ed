import Alert from "@mui/material/Alert";

/** Why files were not uploaded, until dismissed. */
export function Refusals({ refusals, onClose }: { refusals: readonly string[]; onClose: () => void }) {
  if (refusals.length === 0) return null;

  return (
    <Alert severity="error" onClose={onClose}>
      {refusals.map((refusal) => (
        <div key={refusal}>{refusal}</div>
      ))}
    </Alert>
  );
}
