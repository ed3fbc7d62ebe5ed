/** Nobody measures traffic: every way is driven at 35 mph. */
const milesPerHour = 35;

/** In minutes, exact. */
export const drivingMinutes = (miles: number): number => (miles * 60) / milesPerHour;
