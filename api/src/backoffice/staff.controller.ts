import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type Output, type StaffMemberView } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Invitations, StaffChanges } from '../identity/public';
import { Asking, type Caller, Database, Handles, Input, type Once, OnceOnly, only, PathParams } from '../kernel/public';
import { ranged, readListing } from './list-query';
import { listStaff, STAFF_COLUMNS, staffMemberOf } from './staff.queries';

const admins = only();

@Controller()
export class StaffController {
  constructor(
    private readonly database: Database,
    private readonly invitations: Invitations,
    private readonly changes: StaffChanges,
  ) {}

  @Handles(calls['admin/staff'], admins)
  list(
    @Input() query: In<'admin/staff'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/staff'>> {
    const listing = readListing(query, STAFF_COLUMNS, 'createdAt');
    return ranged('staff', listing, listStaff(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/staff-member'], admins)
  one(@PathParams() { id }: { id: string }): Promise<StaffMemberView> {
    return staffMemberOf(this.database.reader, id);
  }

  @Handles(calls['admin/staff-invite'], admins)
  invite(
    @Asking() caller: Caller,
    @Input() form: In<'admin/staff-invite'>,
    @OnceOnly() once: Once | null,
  ): Promise<StaffMemberView> {
    return this.database.command(once, async (tx) =>
      staffMemberOf(tx, await this.invitations.invite(tx, caller, form)),
    );
  }

  @Handles(calls['admin/staff-change'], admins)
  change(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() wanted: In<'admin/staff-change'>,
  ): Promise<StaffMemberView> {
    return this.database.transaction(async (tx) => {
      await this.changes.change(tx, caller, id, wanted);
      return staffMemberOf(tx, id);
    });
  }

  @Handles(calls['admin/staff-withdraw'], admins)
  withdraw(@Asking() caller: Caller, @PathParams() { id }: { id: string }): Promise<StaffMemberView> {
    return this.database.transaction(async (tx) => {
      const invitation = await staffMemberOf(tx, id);
      await this.invitations.withdraw(tx, caller, id);
      return invitation;
    });
  }
}
