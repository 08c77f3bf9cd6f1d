import { Inject, Injectable } from '@nestjs/common';
import { MAX_UPLOAD_BYTES, type Output } from '@shop/contract';
import { Tariffs } from '../catalogue/public';
import { CONFIG, LANGUAGES, SiteSettings, type Config } from '../kernel/public';

/** In the order of their codes. */
const UNITS = [
  { code: 0, name: 'inch', mm: '25.4' },
  { code: 1, name: 'foot', mm: '304.8' },
  { code: 2, name: 'centimetre', mm: '10' },
  { code: 3, name: 'metre', mm: '1000' },
];

@Injectable()
export class SiteConfig {
  constructor(
    private readonly settings: SiteSettings,
    private readonly tariffs: Tariffs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What a client needs to know before its first call. */
  view(): Output<'UserEnd/SiteInfo/Config'> {
    return {
      shopName: this.config.shopName,
      siteKey: this.settings.siteKey,
      languages: [...LANGUAGES],
      currencies: this.tariffs.currencies(),
      units: UNITS,
      shippingMethods: this.tariffs.shippingMethods().map(({ method }) => method),
      paymentMethods: this.tariffs.paymentMethods(),
      countries: this.tariffs.countries(),
      maxUploadBytes: MAX_UPLOAD_BYTES,
      languageHosts: this.config.languageHosts,
      mailboxes: ([1, 2, 3] as const).map((department) => ({ department, email: this.config.mailboxes[department] })),
    };
  }
}
