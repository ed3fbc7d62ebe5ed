import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Milliseconds after which a connection without a request is a spare one: a proxy asks as soon as it is connected. */
const spareAfter = 1000;

/**
 * Closing waits until what was asked is answered, and for nothing else: a browser opens spare connections that never
 * carry a request, and Node would wait for their first one. After so many milliseconds it waits no longer, which is less than
 * the process has to end.
 */
export function closeInOrder(app: FastifyInstance, patience: number): void {
  const sockets = new Map<Socket, number>();
  app.server.on("connection", (socket) => {
    sockets.set(socket, performance.now());
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("preClose", async () => {
    // Again and again: until the other parts have closed, new ones come.
    const sweep = setInterval(() => {
      app.server.closeIdleConnections();
      const latest = performance.now() - spareAfter;
      for (const [socket, openedAt] of sockets) if (socket.bytesRead === 0 && openedAt <= latest) socket.destroy();
    }, 100);
    const limit = setTimeout(() => app.server.closeAllConnections(), patience);
    app.server.once("close", () => {
      clearInterval(sweep);
      clearTimeout(limit);
    });
  });
}
