import { Inject, Injectable } from '@nestjs/common';
import { MAX_UPLOAD_BYTES, type Output, PAYPAL, UNIT_CODES, UNITS } from '@shop/contract';
import { Tariffs } from '../tariff/public';
import { addressOf, CONFIG, isPayPalOffered, ShopSettings, SiteSettings, type Config } from '../common/public';

/** The public configuration of the shop. */
@Injectable()
export class SiteConfig {
  constructor(
    private readonly settings: SiteSettings,
    private readonly tariffs: Tariffs,
    private readonly shopSettings: ShopSettings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What a client needs before its first call. */
  get(): Output<'UserEnd/SiteInfo/Config'> {
    const { shop, seller, mail, paypal } = this.shopSettings.current;
    return {
      shopName: shop.name,
      siteKey: this.settings.siteKey,
      languages: [...shop.languages],
      currencies: this.tariffs.currencies(),
      units: UNIT_CODES.map((code) => ({ code, ...UNITS[code] })),
      shippingMethods: this.tariffs.shippingMethods().map(({ method }) => method),
      paymentMethods: this.tariffs.paymentMethods().filter((code) => code !== PAYPAL || isPayPalOffered(paypal)),
      countries: this.tariffs.countries(),
      maxUploadBytes: MAX_UPLOAD_BYTES,
      languageHosts: this.config.languageHosts,
      mailboxes: ([1, 2, 3] as const).map((department) => ({
        department,
        email: this.config.mailboxes[department] ?? addressOf(mail.sender),
      })),
      company: { name: seller.name, address: [...seller.address], phone: seller.phone },
    };
  }
}
