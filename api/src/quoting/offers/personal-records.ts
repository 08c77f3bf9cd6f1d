import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../privacy/public';
import { Offer } from '../offer.entity';
import { listAccountOffers } from './offers.queries';

/** Offers that staff made for an account. Who shared a quote is not stored. */
@Injectable()
export class OfferPersonalData implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'offers',
      collect: (tx, { accountId }) => listAccountOffers(tx, accountId),
      async erase(tx, { accountId }) {
        await tx.delete(Offer, { accountId });
      },
    });
  }
}
