import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { MemberRoles, ResellerApplications, type MemberCard, type MemberRole } from '../identity/public';
import { Audit, type Caller, Clock, Database, isUuid, Mails, type Once, Refusal, type Tx } from '../kernel/public';
import { Ledger } from '../ledger/public';

/** Who is a reseller and who is not: decided by customer service, told by mail, in force at once. */
@Injectable()
export class MemberStanding {
  constructor(
    private readonly database: Database,
    private readonly roles: MemberRoles,
    private readonly applications: ResellerApplications,
    private readonly ledger: Ledger,
    private readonly mails: Mails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Refuses `resource_not_found`, and `balance_left` for a reseller with money on the prepaid account. */
  async give(caller: Caller, id: string, { role, reason }: Input<'admin/account-role'>): Promise<void> {
    await this.database.transaction(async (tx) => {
      const member = await this.roles.locked(tx, id);
      if (member.role === role) return;
      if (role === 'customer' && (await this.ledger.prepaidBalance(tx, id)) > 0) throw new Refusal('balance_left');
      if (role === 'reseller') await this.applications.settle(tx, caller, id);
      await this.change(tx, caller, member, role, reason);
      await this.mail(tx, member, role === 'reseller' ? 'reseller_granted' : 'reseller_ended', reason);
    });
  }

  /** Refuses `resource_not_found`, and `event_not_allowed` for an application that is decided. */
  async decide<T>(
    caller: Caller,
    id: string,
    { decision, reason = '' }: Input<'admin/reseller-decision'>,
    once: Once | null,
    answer: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    if (!isUuid(id)) throw new Refusal('resource_not_found');
    return this.database.command(once, async (tx) => {
      await answer(tx);
      const member = await this.decided(tx, caller, id, decision, reason);
      const after = { status: decision, ...(reason && { reason }) };
      const deed = { action: `reseller-${decision}`, kind: 'reseller-application', id };
      await this.audit.record(tx, caller, { ...deed, before: { status: 'pending' }, after });
      await this.mail(tx, member, `reseller_${decision}`, reason);
      return answer(tx);
    });
  }

  private async decided(
    tx: Tx,
    caller: Caller,
    id: string,
    status: 'granted' | 'declined',
    reason: string,
  ): Promise<MemberCard> {
    const member = await this.roles.locked(tx, await this.applications.decide(tx, caller, id, { status, reason }));
    if (status === 'granted' && member.role === 'customer') await this.change(tx, caller, member, 'reseller', reason);
    return member;
  }

  private async change(tx: Tx, caller: Caller, member: MemberCard, role: MemberRole, reason: string): Promise<void> {
    await this.roles.give(tx, member, role);
    const deed = { action: 'account-role-changed', kind: 'account', id: member.id };
    await this.audit.record(tx, caller, { ...deed, before: { role: member.role }, after: { role, reason } });
  }

  private async mail(tx: Tx, { id, email, language }: MemberCard, template: string, reason: string): Promise<void> {
    await this.mails.queue(tx, {
      occasion: `${template}:${id}:${this.clock.now().getTime()}`,
      to: email,
      template,
      language,
      data: { reason, link: this.mails.link('/account', language) },
    });
  }
}
