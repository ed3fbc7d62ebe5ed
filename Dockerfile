# Not tried yet: see docs/operating.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# The installation ends by generating the web app's types, so it needs the sources.
RUN npm ci && npm run build

FROM node:24-bookworm-slim
WORKDIR /app
# pg_dump and pg_restore for the backup must be of the database's version or newer; Debian's own are older.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-common ca-certificates \
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
  && apt-get install -y --no-install-recommends postgresql-client-18 && rm -rf /var/lib/apt/lists/*
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data DEMO=off
VOLUME /data
EXPOSE 8080
HEALTHCHECK --start-period=120s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.mjs"]
