import { Injectable } from '@nestjs/common';
import type { Input, StaffLanguageCode, StaffRoleName } from '@shop/contract';
import { IsNull } from 'typeorm';
import { AuditLog, type Caller, Clock, isUuid, MailQueue, ApiError, type Tx } from '../../common/public';
import { SecondFactors } from '../second-factor/second-factors.service';
import { Sessions } from '../sessions/sessions.service';
import { Account } from '../../accounts/public';
import { lockAdmins, lockStaffMember, type StaffMember } from './staff-accounts.queries';

/** Changes that admins make to staff accounts. They take effect on every replica at once, as each request reads the account. */
@Injectable()
export class StaffChanges {
  constructor(
    private readonly sessions: Sessions,
    private readonly secondFactors: SecondFactors,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError `resource_not_found`; `last_admin` if no active admin would remain */
  async apply(tx: Tx, caller: Caller, id: string, changes: Input<'admin/staff-change'>): Promise<void> {
    const member = await this.lockMember(tx, id);
    if (changes.role !== undefined && changes.role !== member.role)
      await this.setRole(tx, caller, member, changes.role);
    if (changes.disabled === true && !member.disabled) await this.disable(tx, caller, member);
    if (changes.disabled === false && member.disabled) await this.enable(tx, caller, member);
    if (changes.resetSecondFactor) await this.resetSecondFactor(tx, caller, member);
    if (changes.role !== undefined || changes.disabled !== undefined) await assertAdminLeft(tx);
  }

  /** Chooses in which language the caller works and is emailed. */
  async chooseLanguage(tx: Tx, caller: Caller, language: StaffLanguageCode): Promise<void> {
    const { accountId: id } = caller;
    const before = await tx.findOneByOrFail(Account, { id });
    if (before.staffLanguage === language) return;
    await tx.update(Account, { id }, { staffLanguage: language });
    const entry = { action: 'staff-language-chosen', kind: 'account', id };
    const change = { before: { language: before.staffLanguage }, after: { language } };
    await this.audit.record(tx, caller, { ...entry, ...change });
  }

  private async lockMember(tx: Tx, id: string): Promise<StaffMember> {
    await lockAdmins(tx);
    const member = isUuid(id) ? await lockStaffMember(tx, id) : undefined;
    if (!member) throw new ApiError('resource_not_found');
    return member;
  }

  private async setRole(tx: Tx, caller: Caller, { id, role }: StaffMember, newRole: StaffRoleName): Promise<void> {
    await tx.update(Account, { id }, { role: newRole });
    const entry = { action: 'staff-role-changed', kind: 'account', id };
    await this.audit.record(tx, caller, { ...entry, before: { role }, after: { role: newRole } });
  }

  private async disable(tx: Tx, caller: Caller, member: StaffMember): Promise<void> {
    await tx.update(Account, { id: member.id }, { disabledAt: this.clock.now() });
    await this.sessions.endAll(tx, member.id, 'disabled');
    await this.queueMail(tx, member, 'staff_disabled');
    const entry = { action: 'staff-disabled', kind: 'account', id: member.id };
    await this.audit.record(tx, caller, { ...entry, before: { disabled: false }, after: { disabled: true } });
  }

  private async enable(tx: Tx, caller: Caller, { id }: StaffMember): Promise<void> {
    await tx.update(Account, { id }, { disabledAt: null });
    const entry = { action: 'staff-enabled', kind: 'account', id };
    await this.audit.record(tx, caller, { ...entry, before: { disabled: true }, after: { disabled: false } });
  }

  /** Ends all sessions too, because a lost device may be in someone else's hands. */
  private async resetSecondFactor(tx: Tx, caller: Caller, member: StaffMember): Promise<void> {
    if (!(await this.secondFactors.remove(tx, member.id))) return;
    await this.sessions.endAll(tx, member.id, 'second_factor');
    await this.queueMail(tx, member, 'second_factor_reset');
    const entry = { action: 'second-factor-reset', kind: 'account', id: member.id };
    await this.audit.record(tx, caller, { ...entry, before: { secondFactor: true }, after: { secondFactor: false } });
  }

  private async queueMail(tx: Tx, { id, email, language }: StaffMember, template: string): Promise<void> {
    const dedupeKey = `${template}:${id}:${this.clock.now().getTime()}`;
    await this.mail.queue(tx, { dedupeKey, to: email, template, language, data: {} });
  }
}

/** To be called after the change, with all admins locked. */
async function assertAdminLeft(tx: Tx): Promise<void> {
  const isAdminLeft = await tx.existsBy(Account, { role: 'admin', disabledAt: IsNull(), closedAt: IsNull() });
  if (!isAdminLeft) throw new ApiError('last_admin');
}
