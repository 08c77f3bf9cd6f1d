import type { ShopSettingsView } from '@shop/contract';
import type { ShopSettingsSnapshot } from '../../common/public';

const LONG_SECRET = 20;
const SHOWN_CHARACTERS = 4;

/** The settings in force, with what is known of their secrets. */
export function toSettingsView({ shop, seller, mail, paypal, fixedBy }: ShopSettingsSnapshot): ShopSettingsView {
  const { host, port, security, user, sender, password } = mail;
  const { enabled, mode, clientId, webhookId, payee, clientSecret } = paypal;
  return {
    shop: {
      values: { name: shop.name, languages: [...shop.languages], currencies: [...shop.currencies] },
      fixedBy: fixedBy.shop,
    },
    seller: { values: seller, fixedBy: fixedBy.seller },
    mail: { values: { host, port, security, user, sender, password: describeSecret(password) }, fixedBy: fixedBy.mail },
    paypal: {
      values: { enabled, mode, clientId, webhookId, payee, clientSecret: describeSecret(clientSecret) },
      fixedBy: fixedBy.paypal,
    },
  };
}

/** The end of a long secret helps to recognise it; a short one would be easier to guess. */
function describeSecret(secret: string): { isSet: boolean; ending: string } {
  return { isSet: secret !== '', ending: secret.length >= LONG_SECRET ? secret.slice(-SHOWN_CHARACTERS) : '' };
}
