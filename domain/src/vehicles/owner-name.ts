interface OwnerName {
  ownerFirstName: string;
  ownerLastName: string;
}

/** The parts of a name that is written as one: `Jane Doe`, or `Doe, Jane`; what is one word is the last name. */
export function ownerNameParts(written: string): OwnerName {
  const name = written.trim().replaceAll(/\s+/g, " ");
  const [last = "", first] = name.split(/\s*,\s*/, 2);
  if (first) return { ownerFirstName: first, ownerLastName: last };
  const at = last.lastIndexOf(" ");
  return { ownerFirstName: at < 0 ? "" : last.slice(0, at), ownerLastName: last.slice(at + 1) };
}
