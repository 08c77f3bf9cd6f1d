import { Controller } from '@nestjs/common';
import { calls, type Output } from '@shop/contract';
import { type Caller, CurrentUser, Endpoint, StaffLocale, staff } from '../common/public';
import { Home } from './home.service';

/** The first page of the back office. */
@Controller()
export class HomeController {
  constructor(private readonly home: Home) {}

  @Endpoint(calls['admin/home'], staff)
  load(@CurrentUser() caller: Caller, @StaffLocale() language: string): Promise<Output<'admin/home'>> {
    return this.home.load(caller, language);
  }
}
