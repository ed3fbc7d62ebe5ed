// Every process of the server begins here: the first one, and the web processes that it starts when there are several.
import cluster from "node:cluster";

await (cluster.isWorker ? import("./processes/web-process.ts") : import("./processes/first-process.ts"));
