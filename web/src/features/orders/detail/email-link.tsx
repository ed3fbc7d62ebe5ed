import Link from "@mui/material/Link";
import { Fragment } from "react";

/** Writes to an address, which wraps at its signs before anywhere else. */
export const EmailLink = ({ email }: { email: string }) => (
  <Link href={`mailto:${email}`}>
    {email.split(/(?<=@)|(?=\.)/).map((part, at, parts) => (
      <Fragment key={parts.slice(0, at + 1).join("")}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </Link>
);
