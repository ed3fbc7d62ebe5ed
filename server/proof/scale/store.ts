// A store that speaks S3, as a process of its own: node store.ts <port> <folder>.
import S3rver from "s3rver";

const [port = "", directory = ""] = process.argv.slice(2);
const configureBuckets = [{ name: "boresight", configs: [] }];
await new S3rver({ address: "127.0.0.1", port: Number(port), directory, silent: true, configureBuckets }).run();
