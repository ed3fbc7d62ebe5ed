/** The settings files of PgBouncer and nginx, as docs/operating.md shows them. */

export interface Ports {
  database: number;
  pooler: number;
  replica: number;
  proxy: number;
  store: number;
  servers: readonly number[];
}

/** Seconds that nginx waits for a server; an operator takes 65. */
const answer = 6;

/** Seconds within which nginx counts failures, and for which it leaves a server alone then. */
const leftAlone = 2;

/** One slow answer takes no server out: of two servers with one each, nobody would be answered. */
const mostFailures = 3;

export const poolerFile = ({ database, pooler }: Ports, folder: string): string => `[databases]
shop = host=127.0.0.1 port=${database} dbname=shop
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
max_prepared_statements = 200
default_pool_size = 16
max_client_conn = 200
server_login_retry = 1
unix_socket_dir =
`;

/** PgBouncer before 1.21 does not know how to keep prepared statements. */
export const withoutPrepared = (text: string): string => text.replace(/^max_prepared_statements.*\n/m, "");

/** While it is there, nginx sends the server at this port nothing new. */
export const outFile = (port: number, folder: string): string => `${folder}/out-${port}`;

const without = (out: number, servers: readonly number[]): readonly number[] => servers.filter((port) => port !== out);

const upstream = (name: string, servers: readonly number[]): string => `upstream ${name} {
    ${servers.map((port) => `server 127.0.0.1:${port} max_fails=${mostFailures} fail_timeout=${leftAlone}s;`).join("\n    ")}
    keepalive 16;
    keepalive_timeout 1s;
  }`;

export const proxyFile = ({ proxy, servers }: Ports, folder: string): string => `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  ${upstream("boresight", servers)}
  ${servers.map((port) => upstream(`without_${port}`, without(port, servers))).join("\n  ")}
  server {
    listen 127.0.0.1:${proxy};
    client_max_body_size 1g;
    proxy_request_buffering off;
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_upgrade;
    proxy_connect_timeout 2s;
    proxy_read_timeout ${answer}s;
    set $servers boresight;
    ${servers.map((port) => `if (-f ${outFile(port, folder)}) { set $servers without_${port}; }`).join("\n    ")}
    location / { proxy_pass http://$servers; }
    location = /v1/graphql {
      error_page 418 = @live;
      if ($http_upgrade) { return 418; }
      proxy_pass http://$servers;
    }
    location @live {
      proxy_read_timeout 1h;
      proxy_pass http://$servers;
    }
  }
}
`;
