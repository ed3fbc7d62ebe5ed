import Link from "@mui/material/Link";
import { Fragment } from "react";

/** Signs that an address may have and that would end it, or add recipients, where links are read. */
const addressed = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll("%40", "@").replaceAll("%2B", "+")}`;

/** Writes to an address, which wraps at its signs before anywhere else. */
export const EmailLink = ({ email }: { email: string }) => (
  <Link href={addressed(email)}>
    {email.split(/(?<=@)|(?=\.)/).map((part, at, parts) => (
      <Fragment key={parts.slice(0, at + 1).join("")}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </Link>
);
