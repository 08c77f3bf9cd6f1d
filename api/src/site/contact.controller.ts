import { Controller } from '@nestjs/common';
import { calls, type Input as InputOf, type Output, type LanguageCode } from '@shop/contract';
import { Endpoint, Locale, Input, signed } from '../common/public';
import { ContactMessages } from './contact-messages.service';

@Controller()
export class ContactController {
  constructor(private readonly messages: ContactMessages) {}

  @Endpoint(calls['UserEnd/SiteInfo/ContactUs'], signed)
  async contactUs(
    @Input() message: InputOf<'UserEnd/SiteInfo/ContactUs'>,
    @Locale() language: LanguageCode,
  ): Promise<Output<'UserEnd/SiteInfo/ContactUs'>> {
    await this.messages.receive(message, language);
    return {};
  }
}
