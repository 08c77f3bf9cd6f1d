import type { ShopSettingsView } from '@shop/contract';
import type { ShopSettingsSnapshot } from '../../common/public';
import { OTHER_PERIODS } from './other-periods';

const LONG_SECRET = 20;
const SHOWN_CHARACTERS = 4;

/** The settings in force, with what is known of their secrets. */
export function toSettingsView({
  shop,
  seller,
  mail,
  paypal,
  retention,
  fixedBy,
  revisions,
}: ShopSettingsSnapshot): ShopSettingsView {
  const { host, port, security, user, sender, password } = mail;
  const { enabled, mode, clientId, webhookId, payee, clientSecret } = paypal;
  return {
    shop: {
      values: { name: shop.name, languages: [...shop.languages], currencies: [...shop.currencies] },
      fixedBy: fixedBy.shop,
      revision: revisions.shop,
    },
    seller: { values: seller, fixedBy: fixedBy.seller, revision: revisions.seller },
    mail: {
      values: { host, port, security, user, sender, password: describeSecret(password) },
      fixedBy: fixedBy.mail,
      revision: revisions.mail,
    },
    paypal: {
      values: { enabled, mode, clientId, webhookId, payee, clientSecret: describeSecret(clientSecret) },
      fixedBy: fixedBy.paypal,
      revision: revisions.paypal,
    },
    retention: {
      values: retention,
      fixedBy: fixedBy.retention,
      others: [...OTHER_PERIODS],
      revision: revisions.retention,
    },
  };
}

/** The end of a long secret helps to recognise it; a short one would be easier to guess. */
function describeSecret(secret: string): { isSet: boolean; ending: string } {
  return { isSet: secret !== '', ending: secret.length >= LONG_SECRET ? secret.slice(-SHOWN_CHARACTERS) : '' };
}
