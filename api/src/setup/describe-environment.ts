import type { ShopSetupView } from '@shop/contract';
import type { Config } from '../common/public';

/** What the environment configures, without secrets and passwords. */
export function describeEnvironment(config: Config): ShopSetupView['environment'] {
  const { shopName, seller, publicOrigin, languageHosts, mailFrom, smtpUrl, objectStore, paypal, rates } = config;
  const values: Record<string, string | undefined> = {
    SHOP_NAME: shopName,
    SHOP_LEGAL_NAME: seller.name,
    SHOP_ADDRESS: seller.address.join(', '),
    SHOP_TAX_ID: seller.taxId,
    PUBLIC_ORIGIN: publicOrigin,
    LANGUAGE_HOSTS: Object.entries(languageHosts)
      .map(([language, origin]) => `${language}=${origin}`)
      .join(', '),
    MAIL_FROM: mailFrom,
    SMTP_URL: withoutPassword(smtpUrl),
    S3_ENDPOINT: withoutPassword(objectStore.endpoint),
    S3_BUCKET: objectStore.bucket,
    PAYPAL_BASE_URL: paypal.clientId ? paypal.baseUrl : undefined,
    PAYPAL_CLIENT_ID: paypal.clientId,
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
