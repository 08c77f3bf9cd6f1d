import { Injectable } from '@nestjs/common';
import { accountOpened, Audit, Clock, enqueue, Mails, type Tx } from '../kernel/public';
import type { AccountCard } from './accounts.service';
import { Disclosure } from './disclosure';
import { ownerOf } from './owner.queries';

/** What people hear by mail of a registration, and the shop of a new account. */
@Injectable()
export class RegistrationLetters {
  constructor(
    private readonly mails: Mails,
    private readonly audit: Audit,
    private readonly disclosure: Disclosure,
    private readonly clock: Clock,
  ) {}

  /** Who gets no session with the registration logs in first. */
  async welcome(tx: Tx, { id, email, role, language }: AccountCard, address: string): Promise<void> {
    await this.audit.record(tx, { accountId: id, role, address }, { action: 'registered', kind: 'account', id });
    await this.mails.queue(tx, {
      occasion: `welcome:${id}`,
      to: email,
      template: 'welcome',
      language,
      data: { link: this.mails.link(this.disclosure.neutral ? '/account/login' : '/account', language) },
    });
    await enqueue(tx, accountOpened, { accountId: id, email, language });
  }

  /** That someone tried to register an address that has an account: once a day, whoever tries. */
  async tellOwner(tx: Tx, email: string, address: string): Promise<void> {
    const owner = await ownerOf(tx, email);
    if (!owner) return;
    await this.audit.record(tx, { address }, { action: 'registration-repeated', kind: 'account', id: owner.id });
    await this.mails.queue(tx, {
      occasion: `registration-repeated:${owner.id}:${this.clock.now().toISOString().slice(0, 10)}`,
      to: owner.email,
      template: 'registration_repeated',
      language: owner.language,
      data: {
        link: this.mails.link('/account/login', owner.language),
        resetLink: this.mails.link('/account/forgetpassword', owner.language),
      },
    });
  }
}
