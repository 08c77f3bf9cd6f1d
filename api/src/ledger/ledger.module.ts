import { Module } from '@nestjs/common';
import { Ledger } from './ledger.service';
import { PrepaidController } from './prepaid.controller';

@Module({ controllers: [PrepaidController], providers: [Ledger], exports: [Ledger] })
export class LedgerModule {}
