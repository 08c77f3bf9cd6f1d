import { Controller, Headers, Ip } from '@nestjs/common';
import { calls, defaultCurrency, type Input as In, type Output } from '@shop/contract';
import { Tariffs } from '../tariff/public';
import { anyone, Endpoint, Locale, Input, preferredLanguageTags } from '../common/public';
import { PublishedNotices } from './notices.queries';
import { ServiceStatus } from './service-status.queries';
import { ShippingQuotes } from './shipping-quotes.service';
import { SiteConfig } from './site-config.service';

@Controller()
export class SiteInfoController {
  constructor(
    private readonly siteConfig: SiteConfig,
    private readonly tariffs: Tariffs,
    private readonly shipping: ShippingQuotes,
    private readonly notices: PublishedNotices,
    private readonly status: ServiceStatus,
  ) {}

  @Endpoint(calls['UserEnd/SiteInfo/Config'], anyone)
  config(): Output<'UserEnd/SiteInfo/Config'> {
    return this.siteConfig.get();
  }

  /** Uses the forwarded address only behind a trusted proxy. */
  @Endpoint(calls['UserEnd/SiteInfo/MyIp'], anyone)
  myIp(
    @Ip() ip: string,
    @Headers('accept-language') acceptLanguage: string | undefined,
  ): Output<'UserEnd/SiteInfo/MyIp'> {
    return { ip, currency: defaultCurrency(preferredLanguageTags(acceptLanguage)[0] ?? '') };
  }

  @Endpoint(calls['UserEnd/SiteInfo/GetCurrencyRateList'], anyone)
  currencyRates(): Output<'UserEnd/SiteInfo/GetCurrencyRateList'> {
    return this.tariffs.rates().map(({ validFrom, ...rate }) => ({ ...rate, updatedAt: validFrom.toISOString() }));
  }

  @Endpoint(calls['UserEnd/SiteInfo/GetShippingQuote'], anyone)
  shippingQuote(
    @Input() input: In<'UserEnd/SiteInfo/GetShippingQuote'>,
    @Locale() language: string,
  ): Output<'UserEnd/SiteInfo/GetShippingQuote'> {
    return this.shipping.list(input, language);
  }

  @Endpoint(calls['UserEnd/SiteInfo/GetNoticeNewsList'], anyone)
  noticeList(
    @Input() input: In<'UserEnd/SiteInfo/GetNoticeNewsList'>,
    @Locale() language: string,
  ): Promise<Output<'UserEnd/SiteInfo/GetNoticeNewsList'>> {
    return this.notices.list(input, language);
  }

  @Endpoint(calls['UserEnd/SiteInfo/GetNoticeNewsContent'], anyone)
  noticeContent(
    @Input() { id }: In<'UserEnd/SiteInfo/GetNoticeNewsContent'>,
    @Locale() language: string,
  ): Promise<Output<'UserEnd/SiteInfo/GetNoticeNewsContent'>> {
    return this.notices.get(id, language);
  }

  @Endpoint(calls['UserEnd/SiteInfo/GetServiceStatus'], anyone)
  serviceStatus(): Promise<Output<'UserEnd/SiteInfo/GetServiceStatus'>> {
    return this.status.current();
  }

  @Endpoint(calls['UserEnd/SiteInfo/GetServiceStatusHistory'], anyone)
  serviceStatusHistory(): Promise<Output<'UserEnd/SiteInfo/GetServiceStatusHistory'>> {
    return this.status.history();
  }
}
