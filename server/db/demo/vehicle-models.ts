/** Real combinations of VIN prefix (positions 1 to 8), model, years and plant. */
export interface VehicleModel {
  prefix: string;
  make: string;
  model: string;
  trim: string;
  years: readonly [number, number];
  plant: string;
}

const table = `
4T1G11AK Toyota|Camry|SE 2020 2024 U
5YFEPMAE Toyota|Corolla|LE 2021 2022 P
2T3P1RFV Toyota|RAV4|XLE AWD 2019 2024 W
5TDGZRBH Toyota|Highlander|XLE 2020 2022 S
3TMCZ5AN Toyota|Tacoma|TRD 2016 2023 M
1HGCV1F3 Honda|Accord|Sport 2018 2022 A
2HGFE2F5 Honda|Civic|Sport 2022 2024 H
2HKRW2H8 Honda|CR-V|EX-L AWD 2018 2022 H
5J8TC2H3 Acura|RDX| 2019 2024 L
4S4BTAFC Subaru|Outback|Premium 2020 2024 3
JF2SKAEC Subaru|Forester|Premium 2019 2024 H
5N1AT3BB Nissan|Rogue|SV 2021 2024 C
1N4BL4DV Nissan|Altima|SV 2019 2025 N
1N4AZ1CP Nissan|Leaf| 2018 2020 C
1GCUYDED Chevrolet|Silverado 1500|LT 2019 2024 Z
3VV2B7AX Volkswagen|Tiguan|SE 2018 2024 M
WA1BNAFY Audi|Q5|Premium Plus 2018 2020 2
5UXCR6C0 BMW|X5|xDrive40i 2019 2023 9
W1KWF8EB Mercedes-Benz|C 300| 2021 2021 R
2T2HZMDA Lexus|RX 350| 2020 2022 C
3GNAXUEV Chevrolet|Equinox|LT 2019 2022 S
1G1FY6S0 Chevrolet|Bolt EV| 2019 2021 4
1FTFW1E8 Ford|F-150|Lariat 2021 2023 F
1FTEW1EP Ford|F-150|XLT 2018 2023 F
1FMSK8DH Ford|Explorer|XLT 2020 2024 G
1FMCU0GD Ford|Escape|SE 2017 2019 U
2FMPK4K9 Ford|Edge|Titanium 2018 2021 B
5NMJBCAE Hyundai|Tucson|SEL 2022 2024 H
KMHLM4AG Hyundai|Elantra|SEL 2021 2023 U
5XYP5DHC Kia|Telluride|SX 2020 2024 G
KNDCE3LG Kia|Niro EV| 2019 2022 5
JM3KFBCM Mazda|CX-5|Touring 2018 2024 0
1C6SRFFT Ram|1500|Big Horn 2019 2025 N
1C4RJFBG Jeep|Grand Cherokee|Limited 2016 2021 C
1C4HJXEN Jeep|Wrangler|Sahara 2018 2023 W
2C4RC1N7 Chrysler|Pacifica Hybrid| 2017 2025 R
5YJ3E1EA Tesla|Model 3| 2018 2025 F
7SAYGDEE Tesla|Model Y| 2022 2025 F
YV4BR0DL Volvo|XC60 Recharge| 2018 2022 1
7FCTGAAA Rivian|R1T| 2022 2024 N`;

export const vehicleModels: readonly VehicleModel[] = table
  .trim()
  .split("\n")
  .map((row) => {
    const [, prefix = "", name = "", from = "", to = "", plant = ""] =
      /^(\S+) (.+) (\d{4}) (\d{4}) (\S)$/.exec(row) ?? [];
    const [make = "", model = "", trim = ""] = name.split("|");
    return { prefix, make, model, trim, years: [Number(from), Number(to)] as const, plant };
  });

/** Position 10 of a VIN for the years shown here. */
export const yearLetter = (year: number): string => "GHJKLMNPRSTV".charAt(year - 2016);
