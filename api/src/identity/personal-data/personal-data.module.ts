import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity.module';
import { Closing } from './closing.service';
import { MyData } from './my-data.service';
import { OwnRecords } from './own-records';
import { PersonalDataController } from './personal-data.controller';
import { PersonalData } from './personal-data';

/** What the shop holds about people: for them to see, and to have erased. */
@Module({
  imports: [IdentityModule],
  controllers: [PersonalDataController],
  providers: [PersonalData, OwnRecords, MyData, Closing],
  exports: [PersonalData],
})
export class PersonalDataModule {}
