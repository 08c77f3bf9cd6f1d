import Box from '@mui/material/Box';
import type { StaffMemberView } from '@shop/contract';
import { Link, ShowBase, useGetIdentity, useShowContext, useTranslate } from 'react-admin';
import { Facts } from '../ui/Facts';
import { LoadFailure } from '../ui/LoadFailure';
import { PageTitle } from '../ui/PageTitle';
import { useReading } from '../ui/reading';
import { StaffDeeds } from './StaffDeeds';
import { fullName, StaffStatus } from './StaffStatus';

export function StaffPage() {
  return (
    <ShowBase<StaffMemberView>>
      <LoadedMember />
    </ShowBase>
  );
}

function LoadedMember() {
  const { record: member, error } = useShowContext<StaffMemberView>();
  if (error) return <LoadFailure error={error} />;
  return member ? <Member member={member} /> : null;
}

function Member({ member }: { member: StaffMemberView }) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const isSelf = identity?.fullName?.toLowerCase() === member.email.toLowerCase();
  return (
    <Box component="article" sx={{ pt: 2.5, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Box component="header" sx={{ display: 'grid', gap: 1.5 }}>
        <Link to="/staff" sx={{ typography: 'body2', justifySelf: 'start' }}>
          {translate('resources.staff.name', { smart_count: 2 })}
        </Link>
        <PageTitle title={member.email} aside={<StaffStatus {...member} />} />
        {isSelf && <Box sx={{ color: 'text.secondary' }}>{translate('staff.self')}</Box>}
        <MemberFacts member={member} />
      </Box>
      <StaffDeeds member={member} />
    </Box>
  );
}

function MemberFacts({ member }: { member: StaffMemberView }) {
  const translate = useTranslate();
  const { time } = useReading();
  const { role, status, secondFactor, createdAt, lastSeenAt, invitedUntil } = member;
  const field = (name: string) => translate(`resources.staff.fields.${name}`);
  const ran = invitedUntil !== null && new Date(invitedUntil) <= new Date();
  const facts = [
    { name: field('name'), value: fullName(member) || '–' },
    { name: field('role'), value: translate(`session.role.${role}`) },
    ...(invitedUntil === null
      ? [
          { name: field('secondFactor'), value: translate(`staff.factor.${secondFactor ? 'yes' : 'no'}`) },
          { name: field('lastSeenAt'), value: lastSeenAt ? time(lastSeenAt) : translate('staff.never') },
        ]
      : [
          {
            name: translate(`staff.is.${status}`),
            value: translate(ran ? 'staff.ran' : 'staff.until', { date: time(invitedUntil) }),
          },
        ]),
    { name: field('createdAt'), value: time(createdAt) },
  ];
  return <Facts facts={facts} />;
}
