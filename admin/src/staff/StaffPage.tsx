import Box from '@mui/material/Box';
import { personName, type StaffMemberView } from '@shop/contract';
import { useGetIdentity, useTranslate } from 'react-admin';
import { useFormat } from '../i18n/useFormat';
import { DescriptionList } from '../ui/DescriptionList';
import { Page } from '../ui/Page';
import { RecordPage } from '../ui/RecordPage';
import { StatusChip } from '../ui/StatusChip';
import { StaffActions } from './StaffActions';

export function StaffPage() {
  return <RecordPage<StaffMemberView>>{(member) => <StaffMember member={member} />}</RecordPage>;
}

function StaffMember({ member }: { member: StaffMemberView }) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const isSelf = identity?.fullName?.toLowerCase() === member.email.toLowerCase();
  return (
    <Page
      resource="staff"
      title={member.email}
      aside={<StatusChip kind="staff" status={member.status} />}
      header={
        <>
          {isSelf && <Box sx={{ color: 'text.secondary' }}>{translate('staff.self')}</Box>}
          <MemberDetails member={member} />
        </>
      }
      maxWidth={960}
    >
      <StaffActions member={member} />
    </Page>
  );
}

function MemberDetails({ member }: { member: StaffMemberView }) {
  const translate = useTranslate();
  const { time } = useFormat();
  const { role, status, secondFactor, createdAt, lastSeenAt, invitedUntil } = member;
  const field = (name: string) => translate(`resources.staff.fields.${name}`);
  const isExpired = invitedUntil !== null && new Date(invitedUntil) <= new Date();
  const items = [
    { name: field('name'), value: personName(member) || '–' },
    { name: field('role'), value: translate(`session.role.${role}`) },
    ...(invitedUntil === null
      ? [
          { name: field('secondFactor'), value: translate(`staff.secondFactor.${secondFactor ? 'yes' : 'no'}`) },
          { name: field('lastSeenAt'), value: lastSeenAt ? time(lastSeenAt) : translate('staff.neverSeen') },
        ]
      : [
          {
            name: translate(`staff.statuses.${status}`),
            value: translate(isExpired ? 'staff.expired' : 'staff.validUntil', { date: time(invitedUntil) }),
          },
        ]),
    { name: field('createdAt'), value: time(createdAt) },
  ];
  return <DescriptionList items={items} />;
}
