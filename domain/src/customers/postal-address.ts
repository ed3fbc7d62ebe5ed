export interface PostalAddress {
  street: string;
  unit: string | null;
  city: string;
  state: string;
  postalCode: string;
  country: string;
}
