import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/public';
import { AccountClosure } from './account-closure.service';
import { MyData } from './my-data.service';
import { AccountRecords } from './account-records';
import { PersonalDataController } from './privacy.controller';
import { PersonalData } from './personal-data';

/** Export and erasure of personal data. */
@Module({
  imports: [AuthModule],
  controllers: [PersonalDataController],
  providers: [PersonalData, AccountRecords, MyData, AccountClosure],
  exports: [PersonalData],
})
export class PrivacyModule {}
