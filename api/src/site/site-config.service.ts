import { Inject, Injectable } from '@nestjs/common';
import { MAX_UPLOAD_BYTES, type Output, LANGUAGE_CODES, UNIT_CODES, UNITS } from '@shop/contract';
import { Tariffs } from '../tariff/public';
import { CONFIG, SiteSettings, type Config } from '../common/public';

/** The public configuration of the shop. */
@Injectable()
export class SiteConfig {
  constructor(
    private readonly settings: SiteSettings,
    private readonly tariffs: Tariffs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What a client needs before its first call. */
  get(): Output<'UserEnd/SiteInfo/Config'> {
    return {
      shopName: this.config.shopName,
      siteKey: this.settings.siteKey,
      languages: [...LANGUAGE_CODES],
      currencies: this.tariffs.currencies(),
      units: UNIT_CODES.map((code) => ({ code, ...UNITS[code] })),
      shippingMethods: this.tariffs.shippingMethods().map(({ method }) => method),
      paymentMethods: this.tariffs.paymentMethods(),
      countries: this.tariffs.countries(),
      maxUploadBytes: MAX_UPLOAD_BYTES,
      languageHosts: this.config.languageHosts,
      mailboxes: ([1, 2, 3] as const).map((department) => ({ department, email: this.config.mailboxes[department] })),
    };
  }
}
