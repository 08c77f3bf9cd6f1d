import type { ShopSetupView } from '@shop/contract';
import type { Config } from '../common/public';

/** What only the environment configures, without secrets and passwords. */
export function describeEnvironment(config: Config): ShopSetupView['environment'] {
  const { publicOrigin, languageHosts, objectStore, rates } = config;
  const values: Record<string, string | undefined> = {
    PUBLIC_ORIGIN: publicOrigin,
    LANGUAGE_HOSTS: Object.entries(languageHosts)
      .map(([language, origin]) => `${language}=${origin}`)
      .join(', '),
    S3_ENDPOINT: withoutPassword(objectStore.endpoint),
    S3_BUCKET: objectStore.bucket,
    RATES_URL: withoutPassword(rates.url),
  };
  return Object.entries(values).map(([name, value]) => ({ name, value: value || null }));
}

function withoutPassword(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return address;
  const url = new URL(address);
  url.password = '';
  url.search = '';
  return url.href;
}
