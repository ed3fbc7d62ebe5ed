/**
 * How much a test tries: little in `npm test`, much in `npm run test:endurance`. What tries much only, such as killing a
 * database, is a file of its own, `*.endurance.test.ts`.
 */
export const isEndurance = process.env["ENDURANCE"] === "1";

export const inEndurance = <Value>(much: Value, little: Value): Value => (isEndurance ? much : little);

/** Another one every day, so that days add up to much. A test prints it when it fails; SEED=… repeats it. */
export const seedOfDay = Number(process.env["SEED"] ?? Math.floor(Date.now() / 86_400_000));
export const repeatedBy = `repeated by SEED=${seedOfDay}`;
