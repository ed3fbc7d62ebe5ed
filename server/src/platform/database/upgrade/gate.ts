// The rules of all tables are replaced at once, for which nobody may be at any of them. So every transaction passes a gate first, and
// an update closes it: it waits for those that are under way, and the others wait for the update, which takes a second or two.

const key = 20_260_502;

/** Part of the statement that begins a transaction. */
export const passGate = `pg_advisory_xact_lock_shared(${key})`;

/** Keeps it closed until the transaction ends. */
export const closeGate = `select pg_advisory_xact_lock(${key})`;

/** On which the servers hear that the gate closes, and opens again: until then nothing moves, and yet nothing is wrong. */
export const gateTopic = "schema-updates";
export type GateNews = "closes" | "opens";

/** Milliseconds for which a server that has received nothing else waits. */
export const longestUpdate = 15_000;
