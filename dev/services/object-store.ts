import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { CommandError } from './command-error';
import type { LocalState } from './local-state';
import { claimPort } from './ports';

/** The only key pair s3rver accepts. It listens on 127.0.0.1 only. */
const ACCESS_KEY = 'S3RVER';
const BUCKET = 'shop';

interface S3rverOptions {
  address: string;
  port: number;
  directory: string;
  silent: boolean;
  vhostBuckets: boolean;
  configureBuckets: { name: string }[];
}

interface S3rver {
  middleware: unknown[];
  httpServer: Server;
  run(): Promise<unknown>;
  close(): Promise<void>;
}

// The package has no types.
const S3rver = require('@20minutes/s3rver') as new (options: S3rverOptions) => S3rver;

interface CanonicalRequest {
  querystring: string;
}
const signature = require('@20minutes/s3rver/lib/signature/v4') as {
  getStringToSign(request: CanonicalRequest, signed: unknown): string;
};
const { getStringToSign } = signature;
/** s3rver leaves characters of a query unencoded that clients encode before they sign, such as those of file names. */
signature.getStringToSign = (request, signed) =>
  getStringToSign({ ...request, querystring: request.querystring.replaceAll(/[!'()*]/g, percentEncode) }, signed);

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

export interface ObjectStore {
  address: string;
  /** The API's settings for this store. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts an S3 object store in this process that stores its objects in `folder`. */
export async function startObjectStore({ folder, state }: { folder: string; state: LocalState }): Promise<ObjectStore> {
  mkdirSync(folder, { recursive: true });
  const port = await claimPort(state, 'objectStore');
  const store = new S3rver({
    address: '127.0.0.1',
    port,
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  store.middleware.splice(-1, 0, acceptTrailingSlash);
  await store.run();
  return {
    address: addressOf(port),
    env: settingsOf(port),
    async stop() {
      store.httpServer.closeAllConnections();
      await store.close();
    },
  };
}

/** The API's settings for the store that another process has started. */
export function connectObjectStore(state: LocalState): Record<string, string> {
  const port = state.get<number>('objectStorePort');
  if (port === undefined)
    throw new CommandError('The object store has not been started yet. Start the shop once: npm start');
  return settingsOf(port);
}

const addressOf = (port: number) => `http://127.0.0.1:${port}`;

function settingsOf(port: number): Record<string, string> {
  return {
    S3_ENDPOINT: addressOf(port),
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: ACCESS_KEY,
    S3_SECRET_ACCESS_KEY: ACCESS_KEY,
    S3_BUCKET: BUCKET,
    S3_FORCE_PATH_STYLE: 'true',
  };
}

interface KoaContext {
  path: string;
  mountPath: string;
  state: { vhost?: boolean };
}

/**
 * Clients send and sign calls on a bucket (HEAD, create, list) as `/bucket/`; s3rver compares with the signature of
 * `/bucket`. With `vhost` set, s3rver uses the path as it was sent.
 */
function acceptTrailingSlash(context: KoaContext, next: () => Promise<void>): Promise<void> {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.state.vhost = true;
    context.mountPath = '/';
  }
  return next();
}
