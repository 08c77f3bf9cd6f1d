import { Controller, Headers, Ip } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { Tariffs } from '../catalogue/public';
import { anyone, Handles, InLanguage, Input } from '../kernel/public';
import { Notices } from './notices.queries';
import { ServiceStatus } from './service-status.queries';
import { ShippingQuotes } from './shipping-quotes.service';
import { SiteConfig } from './site-config.service';
import { suggestedCurrency } from './suggested-currency';

@Controller()
export class SiteInfoController {
  constructor(
    private readonly siteConfig: SiteConfig,
    private readonly tariffs: Tariffs,
    private readonly shipping: ShippingQuotes,
    private readonly notices: Notices,
    private readonly status: ServiceStatus,
  ) {}

  @Handles(calls['UserEnd/SiteInfo/Config'], anyone)
  config(): Output<'UserEnd/SiteInfo/Config'> {
    return this.siteConfig.view();
  }

  /** Proxies are believed only where the configuration trusts them. */
  @Handles(calls['UserEnd/SiteInfo/MyIp'], anyone)
  myIp(@Ip() ip: string, @Headers('accept-language') wanted: string | undefined): Output<'UserEnd/SiteInfo/MyIp'> {
    return { ip, currency: suggestedCurrency(wanted) };
  }

  @Handles(calls['UserEnd/SiteInfo/GetCurrencyRateList'], anyone)
  currencyRates(): Output<'UserEnd/SiteInfo/GetCurrencyRateList'> {
    return this.tariffs.rates().map(({ validFrom, ...rate }) => ({ ...rate, updatedAt: validFrom.toISOString() }));
  }

  @Handles(calls['UserEnd/SiteInfo/GetShippingQuote'], anyone)
  shippingQuote(
    @Input() input: In<'UserEnd/SiteInfo/GetShippingQuote'>,
    @InLanguage() language: string,
  ): Output<'UserEnd/SiteInfo/GetShippingQuote'> {
    return this.shipping.options(input, language);
  }

  @Handles(calls['UserEnd/SiteInfo/GetNoticeNewsList'], anyone)
  noticeList(
    @Input() input: In<'UserEnd/SiteInfo/GetNoticeNewsList'>,
    @InLanguage() language: string,
  ): Promise<Output<'UserEnd/SiteInfo/GetNoticeNewsList'>> {
    return this.notices.list(input, language);
  }

  @Handles(calls['UserEnd/SiteInfo/GetNoticeNewsContent'], anyone)
  noticeContent(
    @Input() { id }: In<'UserEnd/SiteInfo/GetNoticeNewsContent'>,
    @InLanguage() language: string,
  ): Promise<Output<'UserEnd/SiteInfo/GetNoticeNewsContent'>> {
    return this.notices.content(id, language);
  }

  @Handles(calls['UserEnd/SiteInfo/GetServiceStatus'], anyone)
  serviceStatus(): Promise<Output<'UserEnd/SiteInfo/GetServiceStatus'>> {
    return this.status.board();
  }
}
