import { Injectable } from '@nestjs/common';
import type { Input, StaffRoleName } from '@shop/contract';
import { Audit, type Caller, Clock, isUuid, Mails, Refusal, STAFF_ROLES, type Tx } from '../../kernel/public';
import { SecondFactors } from '../second-factor/second-factors.service';
import { Sessions } from '../sessions.service';

interface Member {
  id: string;
  email: string;
  language: string;
  role: StaffRoleName;
  disabled: boolean;
}

/** What an admin does to colleagues. It counts on every replica at once: each request looks the account up. */
@Injectable()
export class StaffChanges {
  constructor(
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    private readonly mails: Mails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Refuses `resource_not_found`, and `last_admin` where nobody would be left who may do this. */
  async change(tx: Tx, caller: Caller, id: string, wanted: Input<'admin/staff-change'>): Promise<void> {
    const member = await this.locked(tx, id);
    if (wanted.role !== undefined && wanted.role !== member.role) await this.give(tx, caller, member, wanted.role);
    if (wanted.disabled === true && !member.disabled) await this.disable(tx, caller, member);
    if (wanted.disabled === false && member.disabled) await this.letInAgain(tx, caller, member);
    if (wanted.resetSecondFactor) await this.resetSecondFactor(tx, caller, member);
    if (wanted.role !== undefined || wanted.disabled !== undefined) await someAdminLeft(tx);
  }

  /** All admins are locked first, in one order: of two who take each other out at once, the second finds one left. */
  private async locked(tx: Tx, id: string): Promise<Member> {
    await tx.query(`select from account where role = 'admin' order by id for no key update`);
    const [member]: Member[] = isUuid(id)
      ? await tx.query(
          `select id, email, language, role, disabled_at is not null as disabled from account
           where id = $1 and role = any($2) and closed_at is null for no key update`,
          [id, STAFF_ROLES],
        )
      : [];
    if (!member) throw new Refusal('resource_not_found');
    return member;
  }

  private async give(tx: Tx, caller: Caller, { id, role }: Member, next: StaffRoleName): Promise<void> {
    await tx.query('update account set role = $2 where id = $1', [id, next]);
    const deed = { action: 'staff-role-changed', kind: 'account', id };
    await this.audit.record(tx, caller, { ...deed, before: { role }, after: { role: next } });
  }

  private async disable(tx: Tx, caller: Caller, member: Member): Promise<void> {
    await tx.query('update account set disabled_at = $2 where id = $1', [member.id, this.clock.now()]);
    await this.sessions.endAll(tx, member.id, 'disabled');
    await this.mail(tx, member, 'staff_disabled');
    const deed = { action: 'staff-disabled', kind: 'account', id: member.id };
    await this.audit.record(tx, caller, { ...deed, before: { disabled: false }, after: { disabled: true } });
  }

  private async letInAgain(tx: Tx, caller: Caller, { id }: Member): Promise<void> {
    await tx.query('update account set disabled_at = null where id = $1', [id]);
    const deed = { action: 'staff-let-in', kind: 'account', id };
    await this.audit.record(tx, caller, { ...deed, before: { disabled: true }, after: { disabled: false } });
  }

  /** A lost factor may be in other hands, and so may the sessions of the device it was on. */
  private async resetSecondFactor(tx: Tx, caller: Caller, member: Member): Promise<void> {
    if (!(await this.factors.forget(tx, member.id))) return;
    await this.sessions.endAll(tx, member.id, 'second_factor');
    await this.mail(tx, member, 'second_factor_reset');
    const deed = { action: 'second-factor-reset', kind: 'account', id: member.id };
    await this.audit.record(tx, caller, { ...deed, before: { secondFactor: true }, after: { secondFactor: false } });
  }

  private async mail(tx: Tx, { id, email, language }: Member, template: string): Promise<void> {
    const occasion = `${template}:${id}:${this.clock.now().getTime()}`;
    await this.mails.queue(tx, { occasion, to: email, template, language, data: {} });
  }
}

/** With the change made and all admins locked. */
async function someAdminLeft(tx: Tx): Promise<void> {
  const left: unknown[] = await tx.query(
    `select from account where role = 'admin' and disabled_at is null and closed_at is null limit 1`,
  );
  if (left.length === 0) throw new Refusal('last_admin');
}
