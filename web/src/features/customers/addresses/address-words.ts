interface WrittenAddress {
  street: string;
  unit: string | null;
  city: string;
  state: string;
  postalCode: string;
  country: string;
}

/** Returns the whole address, as street and place. */
export function addressWords({ street, unit, city, state, postalCode, country }: WrittenAddress) {
  return {
    street: [street, unit].filter(Boolean).join(", "),
    place: [city, [state, postalCode].filter(Boolean).join(" "), country].filter(Boolean).join(", "),
  };
}
