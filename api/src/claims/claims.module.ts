import { Module } from '@nestjs/common';
import { Claims } from './claims.service';

@Module({ providers: [Claims], exports: [Claims] })
export class ClaimsModule {}
