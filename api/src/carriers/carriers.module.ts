import { Module } from '@nestjs/common';
import { CarriersController } from './admin/carriers.controller';
import { Carriers } from './carriers.service';

/** Carriers of parcels, their tracking numbers and pages. */
@Module({
  controllers: [CarriersController],
  providers: [Carriers],
})
export class CarriersModule {}
