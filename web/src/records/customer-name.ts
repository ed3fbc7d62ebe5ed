interface Named {
  companyName: string;
  firstName: string;
  lastName: string;
}

/** Returns the company, or else the contact's name. */
export const customerName = ({ companyName, firstName, lastName }: Named): string =>
  companyName || `${firstName} ${lastName}`.trim();
