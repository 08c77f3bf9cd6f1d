# syntax=docker/dockerfile:1

# What npm needs to know of the workspaces, before any source changes.
FROM node:24.20.0-bookworm-slim AS manifests
WORKDIR /shop
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY storefront/package.json storefront/
COPY admin/package.json admin/
COPY libs/money/package.json libs/money/
COPY libs/pricing/package.json libs/pricing/
COPY libs/order-flow/package.json libs/order-flow/
COPY libs/ledger/package.json libs/ledger/
COPY libs/drawing/package.json libs/drawing/
COPY libs/nesting/package.json libs/nesting/
COPY libs/preflight/package.json libs/preflight/
COPY libs/size-list/package.json libs/size-list/
COPY libs/contract/package.json libs/contract/
COPY libs/api-client/package.json libs/api-client/

FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .
RUN node scripts/run.mjs build \
  && mkdir /built \
  && cp -r --parents api/dist libs/*/dist storefront/build admin/dist migrations /built

# What runs: the packages of the API and of the storefront's server. The back office is files.
FROM manifests AS packages
RUN --mount=type=cache,target=/root/.npm \
  npm ci --omit=dev --no-audit --no-fund --workspace=@shop/api --workspace=@shop/storefront
# npm also installs optional peers. Types and source maps are not read at run time.
RUN rm -rf node_modules/typescript node_modules/@types node_modules/typeorm/browser node_modules/@opentelemetry/*/build/es* \
    node_modules/@cantoo/pdf-lib/es node_modules/@cantoo/pdf-lib/dist node_modules/@cantoo/pdf-lib/src node_modules/@cantoo/pdf-lib/ts3.4 \
    node_modules/@hyzyla/pdfium/dist/*.esm* node_modules/@hyzyla/pdfium/dist/*base64* node_modules/@hyzyla/pdfium/dist/worker* \
    node_modules/node-unrar-js/esm node_modules/bwip-js/bin node_modules/bwip-js/fonts node_modules/bwip-js/examples \
    node_modules/bwip-js/lib node_modules/bwip-js/src node_modules/bwip-js/*.ps node_modules/bwip-js/dist/*.mjs \
    node_modules/bwip-js/dist/bwip-js.js node_modules/bwip-js/dist/bwip-js-min.js node_modules/bwip-js/dist/bwip-js-rn* \
  && find node_modules/@fontsource/*/files -type f ! -name '*-[47]00-normal.woff' -delete \
  && find . -type f '(' -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' ')' -delete

FROM node:24.20.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /shop
COPY --from=packages /shop ./
COPY --from=build /built ./
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/src/main.js"]
