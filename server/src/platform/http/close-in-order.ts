import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** How long closing waits for what was begun, in milliseconds. Less than the process has to end. */
const patience = 10_000;

/**
 * Closing waits until what was asked is answered, and for nothing else: a browser opens spare connections that never
 * carry a request, and Node would wait for their first one.
 */
export function closeInOrder(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("preClose", async () => {
    // Again and again: until the other parts have closed, new ones come.
    const sweep = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, 100);
    const limit = setTimeout(() => app.server.closeAllConnections(), patience);
    app.server.once("close", () => {
      clearInterval(sweep);
      clearTimeout(limit);
    });
  });
}
