import { type Config, publicStoreOrigin } from '../common/public';

type StoreConfig = Pick<Config, 'objectStore'>;

/**
 * Content security policy of storefront pages: own files, inline scripts as the sources allow, and inline styles of
 * components.
 * @param inlineScripts `'nonce-…'` or `'sha256-…'`
 */
export function pagePolicy(inlineScripts: readonly string[], config: StoreConfig): string {
  return [
    `default-src 'self'`,
    `script-src ${[`'self'`, ...inlineScripts].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    pictureSources(config),
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Content security policy of the back office, which reads codes of the camera's pictures with WebAssembly. */
export function backOfficePolicy(config: StoreConfig): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'wasm-unsafe-eval'`,
    `style-src 'self' 'unsafe-inline'`,
    pictureSources(config),
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Proofs and photos of claims are redirected to the object store if browsers can reach it. */
function pictureSources({ objectStore }: StoreConfig): string {
  const store = publicStoreOrigin(objectStore);
  return `img-src 'self' data: blob:${store ? ` ${store}` : ''}`;
}
