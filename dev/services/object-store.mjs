import { mkdirSync } from 'node:fs';
import { rememberedPort } from './ports.mjs';

/** The key pair s3rver answers to. It listens on 127.0.0.1 only. */
const ACCESS_KEY = 'S3RVER';

/** An S3 object store in this process, its objects under `folder`. */
export async function startObjectStore({ folder, memory }) {
  const { default: S3rver } = await import('@20minutes/s3rver');
  mkdirSync(folder, { recursive: true });
  const port = await rememberedPort(memory, 'objectStore');
  const bucket = 'shop';
  const store = new S3rver({
    address: '127.0.0.1',
    port,
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  store.middleware.splice(-1, 0, signedWithTrailingSlash);
  await store.run();
  return {
    address: `http://127.0.0.1:${port}`,
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: ACCESS_KEY,
      S3_BUCKET: bucket,
      S3_FORCE_PATH_STYLE: 'true',
    },
    async stop() {
      store.httpServer.closeAllConnections();
      await store.close();
    },
  };
}

/**
 * A call on a bucket (HEAD, create, list) comes as `/bucket/` and is signed as that; s3rver compares with the signature
 * of `/bucket`. Told that the bucket came from the host name, it appends the path as it was sent.
 */
function signedWithTrailingSlash(ctx, next) {
  if (/^\/[^/]+\/$/.test(ctx.path)) {
    ctx.state.vhost = true;
    ctx.mountPath = '/';
  }
  return next();
}
