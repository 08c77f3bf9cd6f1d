import { Controller } from '@nestjs/common';
import { calls, type Input as InputOf, type Output } from '@shop/contract';
import { FromAddress, Handles, InLanguage, Input, signed } from '../kernel/public';
import { ContactMessages } from './contact-messages.service';

@Controller()
export class ContactController {
  constructor(private readonly messages: ContactMessages) {}

  @Handles(calls['UserEnd/SiteInfo/ContactUs'], signed)
  async contactUs(
    @Input() message: InputOf<'UserEnd/SiteInfo/ContactUs'>,
    @InLanguage() language: string,
    @FromAddress() address: string,
  ): Promise<Output<'UserEnd/SiteInfo/ContactUs'>> {
    await this.messages.take(message, language, address);
    return {};
  }
}
