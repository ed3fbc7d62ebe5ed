import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Closing waits until what was asked is answered, and for nothing else: a browser opens spare connections that never
 * carry a request, and Node would wait for their first one. After so many milliseconds it waits no longer, which is less than
 * the process has to end.
 */
export function closeInOrder(app: FastifyInstance, patience: number): void {
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
