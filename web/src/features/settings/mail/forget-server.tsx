import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useElevated } from "#auth/use-elevated.ts";
import { useVerb } from "#records/use-verb.ts";

interface ForgetServerProps {
  label: string;
  /** What is said when it is done. */
  done: string;
  forget: () => Promise<unknown>;
  onForgotten: () => void;
}

/** Removes the settings of a server that mails leave by or come in by, after a fresh proof of who asks. */
export function ForgetServer({ label, done, forget, onForgotten }: ForgetServerProps) {
  const elevated = useElevated();
  const { run, busy, problem } = useVerb();
  const remove = () =>
    run(async () => {
      await elevated(forget);
      onForgotten();
    }, done);

  return (
    <Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button color="error" size="small" loading={busy} onClick={() => void remove()}>
        {label}
      </Button>
    </Box>
  );
}
