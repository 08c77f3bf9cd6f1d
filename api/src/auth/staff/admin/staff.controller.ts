import { Controller, Res } from '@nestjs/common';
import { calls, type ColleagueView, type Input as In, type Output, type StaffMemberView } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Invitations } from '../invitations.service';
import { StaffChanges } from '../staff-changes.service';
import {
  CurrentUser,
  type Caller,
  Database,
  Endpoint,
  Input,
  type IdempotencyKey,
  Idempotent,
  onlyStaff,
  PathParams,
  sendPage,
  parseListQuery,
  staff,
} from '../../../common/public';
import { COLLEAGUE_COLUMNS, listColleagues } from './colleagues.queries';
import { listStaff, loadOwnLanguage, loadStaffMember, STAFF_COLUMNS } from './staff.queries';

const admins = onlyStaff();

@Controller()
export class StaffController {
  constructor(
    private readonly database: Database,
    private readonly invitations: Invitations,
    private readonly changes: StaffChanges,
  ) {}

  @Endpoint(calls['admin/staff'], admins)
  list(
    @Input() query: In<'admin/staff'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/staff'>> {
    const listing = parseListQuery(query, STAFF_COLUMNS, 'createdAt');
    return sendPage(
      'staff',
      listing,
      (part) => this.database.readFromReplica((reader) => listStaff(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/colleagues'], staff)
  colleagues(
    @CurrentUser() { accountId }: Caller,
    @Input() query: In<'admin/colleagues'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ColleagueView[]> {
    const listing = parseListQuery({ sort: '["name","ASC"]', ...query }, COLLEAGUE_COLUMNS, 'name');
    return sendPage(
      'colleagues',
      listing,
      (part) => this.database.readFromReplica((reader) => listColleagues(reader, part, accountId)),
      reply,
    );
  }

  @Endpoint(calls['admin/staff-member'], admins)
  one(@PathParams() { id }: { id: string }): Promise<StaffMemberView> {
    return loadStaffMember(this.database.reader, id);
  }

  @Endpoint(calls['admin/staff-invite'], admins)
  invite(
    @CurrentUser() caller: Caller,
    @Input() form: In<'admin/staff-invite'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<StaffMemberView> {
    return this.database.command(idempotencyKey, async (tx) =>
      loadStaffMember(tx, await this.invitations.invite(tx, caller, form)),
    );
  }

  @Endpoint(calls['admin/staff-change'], admins)
  change(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/staff-change'>,
  ): Promise<StaffMemberView> {
    return this.database.transaction(async (tx) => {
      await this.changes.apply(tx, caller, id, input);
      return loadStaffMember(tx, id);
    });
  }

  @Endpoint(calls['admin/own-language'], staff)
  ownLanguage(@CurrentUser() { accountId }: Caller): Promise<Output<'admin/own-language'>> {
    return loadOwnLanguage(this.database.reader, accountId);
  }

  @Endpoint(calls['admin/own-language-change'], staff)
  chooseLanguage(
    @CurrentUser() caller: Caller,
    @Input() input: In<'admin/own-language-change'>,
  ): Promise<Output<'admin/own-language-change'>> {
    return this.database.transaction(async (tx) => {
      await this.changes.chooseLanguage(tx, caller, input.language);
      return input;
    });
  }

  @Endpoint(calls['admin/staff-withdraw'], admins)
  withdraw(@CurrentUser() caller: Caller, @PathParams() { id }: { id: string }): Promise<StaffMemberView> {
    return this.database.transaction(async (tx) => {
      const invitation = await loadStaffMember(tx, id);
      await this.invitations.withdraw(tx, caller, id);
      return invitation;
    });
  }
}
