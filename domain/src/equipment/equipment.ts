interface Certified {
  /** The last day of the certificate; null: it does not expire. */
  expiresOn: string | null;
  isActive: boolean;
}

/** Equipment proves a calibration while it is in use, to the end of the certificate's last day. */
export const isCertified = ({ expiresOn, isActive }: Certified, today: string): boolean =>
  isActive && (expiresOn === null || expiresOn >= today);
