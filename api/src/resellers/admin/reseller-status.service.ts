import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { MemberRoles, type Member, type MemberRole } from '../../accounts/public';
import { ResellerNotifications } from './reseller-notifications';
import { ResellerApplications } from '../reseller-applications.service';
import { AuditLog, type Caller, Database, isUuid, type IdempotencyKey, ApiError, type Tx } from '../../common/public';
import { Ledger } from '../../ledger/public';

/** Grants and ends the reseller role. Takes effect at once and emails the customer. */
@Injectable()
export class ResellerStatus {
  constructor(
    private readonly database: Database,
    private readonly roles: MemberRoles,
    private readonly applications: ResellerApplications,
    private readonly ledger: Ledger,
    private readonly notifications: ResellerNotifications,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ApiError `resource_not_found`; `balance_left` for a reseller with a prepaid balance */
  async setRole(caller: Caller, id: string, { role, reason }: Input<'admin/account-role'>): Promise<void> {
    await this.database.transaction(async (tx) => {
      const member = await this.roles.lockMember(tx, id);
      if (member.role === role) return;
      if (role === 'customer' && (await this.ledger.loadPrepaidBalance(tx, id)) > 0) throw new ApiError('balance_left');
      if (role === 'reseller') await this.applications.grantPending(tx, caller, id);
      await this.change(tx, caller, member, role, reason);
      await this.notifications.notify(tx, member, role === 'reseller' ? 'reseller_granted' : 'reseller_ended', reason);
    });
  }

  /**
   * @param loadAnswer loads the application for the response
   * @throws ApiError `resource_not_found`; `event_not_allowed` if the application is already decided
   */
  async decide<T>(
    caller: Caller,
    id: string,
    { decision, reason = '' }: Input<'admin/reseller-decision'>,
    idempotencyKey: IdempotencyKey | null,
    loadAnswer: (tx: Tx) => Promise<T>,
  ): Promise<T> {
    if (!isUuid(id)) throw new ApiError('resource_not_found');
    return this.database.command(idempotencyKey, async (tx) => {
      await loadAnswer(tx);
      const member = await this.applyDecision(tx, caller, id, decision, reason);
      const after = { status: decision, ...(reason && { reason }) };
      const entry = { action: `reseller-${decision}`, kind: 'reseller-application', id };
      await this.audit.record(tx, caller, { ...entry, before: { status: 'pending' }, after });
      await this.notifications.notify(tx, member, `reseller_${decision}`, reason);
      return loadAnswer(tx);
    });
  }

  private async applyDecision(
    tx: Tx,
    caller: Caller,
    id: string,
    status: 'granted' | 'declined',
    reason: string,
  ): Promise<Member> {
    const member = await this.roles.lockMember(tx, await this.applications.decide(tx, caller, id, { status, reason }));
    if (status === 'granted' && member.role === 'customer') await this.change(tx, caller, member, 'reseller', reason);
    return member;
  }

  private async change(tx: Tx, caller: Caller, member: Member, role: MemberRole, reason: string): Promise<void> {
    await this.roles.setRole(tx, member, role);
    const entry = { action: 'account-role-changed', kind: 'account', id: member.id };
    await this.audit.record(tx, caller, { ...entry, before: { role: member.role }, after: { role, reason } });
  }
}
