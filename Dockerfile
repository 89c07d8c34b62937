# The images of compose: `runtime` for the three servers, `web` for the player client.

FROM node:24.21.0-bookworm AS build
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs ./
COPY server/kit/package.json server/kit/
COPY server/api/package.json server/api/
COPY server/game-frame/package.json server/game-frame/
COPY server/game-server/package.json server/game-server/
COPY server/game-math/package.json server/game-math/
COPY server/mockpay/package.json server/mockpay/
COPY server/stack/package.json server/stack/
COPY seed/package.json seed/
COPY web/package.json web/
COPY web/art/package.json web/art/
COPY tests/package.json tests/
COPY server/commands server/commands
RUN node server/commands/install.mjs
COPY tsconfig.base.json ./
COPY prisma prisma
COPY seed seed
COPY server server
COPY web/index.html web/pay.html web/play.html web/office.html web/vite.config.ts web/tsconfig.json web/
COPY web/build web/build
COPY web/src web/src
COPY web/public web/public
RUN node server/commands/build.mjs

FROM node:24.21.0-bookworm AS serving
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs ./
COPY server/kit/package.json server/kit/
COPY server/api/package.json server/api/
COPY server/game-frame/package.json server/game-frame/
COPY server/game-server/package.json server/game-server/
COPY server/mockpay/package.json server/mockpay/
COPY server/stack/package.json server/stack/
COPY seed/package.json seed/
COPY server/commands server/commands
RUN node server/commands/install.mjs --serving

FROM node:24.21.0-bookworm-slim AS runtime
ENV NODE_ENV=production
ENV HOST=0.0.0.0
# npm runs the operator's commands on a read-only file system: no log files, no look for updates.
ENV NPM_CONFIG_LOGS_MAX=0
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
WORKDIR /app
# A named volume inherits the folder's mode. The image has a single user.
RUN mkdir -m 0777 data
COPY package.json ./
COPY server/launch.cjs server/
COPY server/kit/package.json server/kit/
COPY server/api/package.json server/api/
COPY server/game-frame/package.json server/game-frame/
COPY server/game-server/package.json server/game-server/
COPY server/mockpay/package.json server/mockpay/
COPY server/stack/package.json server/stack/
COPY seed/package.json seed/
COPY prisma prisma
COPY --from=serving /app/node_modules node_modules
COPY --from=serving /app/server/kit/node_modules server/kit/node_modules
COPY --from=build /app/server/kit/dist server/kit/dist
COPY --from=serving /app/server/api/node_modules server/api/node_modules
COPY --from=build /app/server/api/dist server/api/dist
COPY --from=build /app/server/game-frame/dist server/game-frame/dist
COPY --from=serving /app/server/game-server/node_modules server/game-server/node_modules
COPY --from=build /app/server/game-server/dist server/game-server/dist
COPY --from=serving /app/server/mockpay/node_modules server/mockpay/node_modules
COPY --from=build /app/server/mockpay/dist server/mockpay/dist
COPY --from=serving /app/server/stack/node_modules server/stack/node_modules
COPY --from=build /app/server/stack/dist server/stack/dist
COPY --from=serving /app/seed/node_modules seed/node_modules
COPY --from=build /app/seed/dist seed/dist
COPY --from=build /app/web/dist web/dist
USER node
EXPOSE 3000 3001 3002 3003 9464
CMD ["node", "--enable-source-maps", "server/stack/dist/main.js"]

FROM caddy:2.11.4-alpine AS web
COPY web/Caddyfile web/Caddyfile.games /etc/caddy/
COPY --from=build /app/web/dist /srv
EXPOSE 8080
