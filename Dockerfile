# The image has what `npm run bundle` writes, and the Node that the project pins.
ARG NODE=24.21.0
FROM node:${NODE}-trixie-slim AS build
WORKDIR /src
COPY . .
RUN npm run bundle -- /app

FROM debian:trixie-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
RUN install --directory --owner=10001 --group=10001 --mode=700 /data
WORKDIR /app
USER 10001:10001
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server.js"]
