/** Decodes a VIN without a lookup: manufacturer, model year, and the model where its prefix is known (49 CFR 565). */
import { text } from "#texts/text.ts";
import { hasValidCheckDigit, needsCheckDigit, normaliseVin } from "./vin.ts";

export interface DecodedVin {
  vinNumber: string;
  /** Null where the manufacturer's region does not prescribe one. */
  checkDigitMatches: boolean | null;
  /** Null where the VIN does not contain it, here and below. */
  make: string | null;
  model: string | null;
  trim: string | null;
  year: number | null;
}

/** Models by positions 1 to 8. */
const knownPrefixes: Readonly<Record<string, readonly [make: string, model: string, trim: string]>> = {
  "4T1G11AK": ["Toyota", "Camry", "SE"],
  "5YFEPMAE": ["Toyota", "Corolla", "LE"],
  "2T3P1RFV": ["Toyota", "RAV4", "XLE AWD"],
  "5TDGZRBH": ["Toyota", "Highlander", "XLE"],
  "3TMCZ5AN": ["Toyota", "Tacoma", "TRD"],
  "1HGCV1F3": ["Honda", "Accord", "Sport"],
  "2HGFE2F5": ["Honda", "Civic", "Sport"],
  "2HKRW2H8": ["Honda", "CR-V", "EX-L AWD"],
  "5J8TC2H3": ["Acura", "RDX", ""],
  "4S4BTAFC": ["Subaru", "Outback", "Premium"],
  JF2SKAEC: ["Subaru", "Forester", "Premium"],
  "5N1AT3BB": ["Nissan", "Rogue", "SV"],
  "1N4BL4DV": ["Nissan", "Altima", "SV"],
  "1N4AZ1CP": ["Nissan", "Leaf", ""],
  "1GCUYDED": ["Chevrolet", "Silverado 1500", "LT"],
  "3GNAXUEV": ["Chevrolet", "Equinox", "LT"],
  "1G1FY6S0": ["Chevrolet", "Bolt EV", ""],
  "1FTFW1E8": ["Ford", "F-150", "Lariat"],
  "1FTEW1EP": ["Ford", "F-150", "XLT"],
  "1FMSK8DH": ["Ford", "Explorer", "XLT"],
  "1FMCU0GD": ["Ford", "Escape", "SE"],
  "2FMPK4K9": ["Ford", "Edge", "Titanium"],
  "5NMJBCAE": ["Hyundai", "Tucson", "SEL"],
  KMHLM4AG: ["Hyundai", "Elantra", "SEL"],
  "5XYP5DHC": ["Kia", "Telluride", "SX"],
  KNDCE3LG: ["Kia", "Niro EV", ""],
  JM3KFBCM: ["Mazda", "CX-5", "Touring"],
  "1C6SRFFT": ["Ram", "1500", "Big Horn"],
  "1C4RJFBG": ["Jeep", "Grand Cherokee", "Limited"],
  "1C4HJXEN": ["Jeep", "Wrangler", "Sahara"],
  "2C4RC1N7": ["Chrysler", "Pacifica Hybrid", ""],
  "3VV2B7AX": ["Volkswagen", "Tiguan", "SE"],
  WA1BNAFY: ["Audi", "Q5", "Premium Plus"],
  "5UXCR6C0": ["BMW", "X5", "xDrive40i"],
  W1KWF8EB: ["Mercedes-Benz", "C 300", ""],
  "2T2HZMDA": ["Lexus", "RX 350", ""],
  "5YJ3E1EA": ["Tesla", "Model 3", ""],
  "7SAYGDEE": ["Tesla", "Model Y", ""],
  YV4BR0DL: ["Volvo", "XC60 Recharge", ""],
  "7FCTGAAA": ["Rivian", "R1T", ""],
};

/** World manufacturer identifiers, by their first two or three characters. */
const makers: Readonly<Record<string, string>> = {
  "1C3": "Chrysler",
  "1C4": "Jeep",
  "1C6": "Ram",
  "1FA": "Ford",
  "1FM": "Ford",
  "1FT": "Ford",
  "1G1": "Chevrolet",
  "1G6": "Cadillac",
  "1GC": "Chevrolet",
  "1GK": "GMC",
  "1GN": "Chevrolet",
  "1GT": "GMC",
  "1GY": "Cadillac",
  "1HG": "Honda",
  "1J4": "Jeep",
  "1LN": "Lincoln",
  "1N4": "Nissan",
  "1N6": "Nissan",
  "1VW": "Volkswagen",
  "2C3": "Chrysler",
  "2C4": "Chrysler",
  "2FM": "Ford",
  "2G1": "Chevrolet",
  "2GN": "Chevrolet",
  "2HG": "Honda",
  "2HK": "Honda",
  "2HN": "Acura",
  "2LM": "Lincoln",
  "2T1": "Toyota",
  "2T2": "Lexus",
  "2T3": "Toyota",
  "3C4": "Chrysler",
  "3C6": "Ram",
  "3CZ": "Honda",
  "3D7": "Dodge",
  "3FA": "Ford",
  "3GC": "Chevrolet",
  "3GN": "Chevrolet",
  "3GT": "GMC",
  "3KP": "Kia",
  "3MZ": "Mazda",
  "3N1": "Nissan",
  "3TM": "Toyota",
  "3TY": "Toyota",
  "3VV": "Volkswagen",
  "3VW": "Volkswagen",
  "4JG": "Mercedes-Benz",
  "4S3": "Subaru",
  "4S4": "Subaru",
  "4T1": "Toyota",
  "4T3": "Toyota",
  "4US": "BMW",
  "55S": "Mercedes-Benz",
  "58A": "Lexus",
  "5FN": "Honda",
  "5FR": "Acura",
  "5J6": "Honda",
  "5J8": "Acura",
  "5LM": "Lincoln",
  "5N1": "Nissan",
  "5NM": "Hyundai",
  "5NP": "Hyundai",
  "5TD": "Toyota",
  "5TF": "Toyota",
  "5UX": "BMW",
  "5XX": "Kia",
  "5XY": "Kia",
  "5YF": "Toyota",
  "5YJ": "Tesla",
  "7FC": "Rivian",
  "7SA": "Tesla",
  JA4: "Mitsubishi",
  JF1: "Subaru",
  JF2: "Subaru",
  JH4: "Acura",
  JHM: "Honda",
  JM1: "Mazda",
  JM3: "Mazda",
  JN1: "Nissan",
  JN8: "Nissan",
  JTD: "Toyota",
  JTE: "Toyota",
  JTH: "Lexus",
  JTJ: "Lexus",
  JTM: "Toyota",
  KM8: "Hyundai",
  KMH: "Hyundai",
  KNA: "Kia",
  KND: "Kia",
  SAL: "Land Rover",
  SAJ: "Jaguar",
  W1K: "Mercedes-Benz",
  W1N: "Mercedes-Benz",
  WA1: "Audi",
  WAU: "Audi",
  WBA: "BMW",
  WBS: "BMW",
  WBX: "BMW",
  WDD: "Mercedes-Benz",
  WMW: "MINI",
  WP0: "Porsche",
  WP1: "Porsche",
  WVG: "Volkswagen",
  WVW: "Volkswagen",
  YV1: "Volvo",
  YV4: "Volvo",
};

const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789";

/**
 * Position 10 repeats every 30 years: a letter in position 7 means 2010 or later, otherwise the latest possible year
 * is used.
 */
export function modelYear(vin: string, thisYear: number): number | null {
  const index = yearCodes.indexOf(vin.charAt(9));
  if (vin.length !== 17 || index < 0) return null;
  const later = 2010 + index;
  if (/[A-Z]/.test(vin.charAt(6))) return later <= thisYear + 1 ? later : later - 30;
  return needsCheckDigit(vin) || later > thisYear + 1 ? later - 30 : later;
}

export function decodeVin(typed: string, thisYear: number): DecodedVin {
  const vinNumber = normaliseVin(typed);
  const [make = makers[vinNumber.slice(0, 3)] ?? null, model = null, trim = null] =
    knownPrefixes[vinNumber.slice(0, 8)] ?? [];
  return {
    vinNumber,
    checkDigitMatches: needsCheckDigit(vinNumber) ? hasValidCheckDigit(vinNumber) : null,
    make,
    model,
    trim: trim || null,
    year: yearOf(vinNumber, model !== null, thisYear),
  };
}

/** Known models were all built after 2010, whatever position 7 says. */
function yearOf(vin: string, isKnownModel: boolean, thisYear: number): number | null {
  const year = modelYear(vin, thisYear);
  return year !== null && isKnownModel && year < 2010 ? year + 30 : year;
}

/** Returns why a complete VIN should be looked at again; a warning, never a refusal. */
export const vinWarnings = (vin: string): string[] =>
  vin.length === 17 && !needsCheckDigit(vin) && !hasValidCheckDigit(vin) ? [text("vehicles.checkDigitDiffers")] : [];
