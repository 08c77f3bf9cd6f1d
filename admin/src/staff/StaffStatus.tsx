import type { StaffMemberView } from '@shop/contract';
import { useTranslate } from 'react-admin';
import { Chip, type ChipTone } from '../ui/Chip';

const TONES: Record<StaffMemberView['status'], ChipTone> = { invited: 'waiting', active: 'plain', disabled: 'quiet' };

export function StaffStatus({ status }: Pick<StaffMemberView, 'status'>) {
  const translate = useTranslate();
  return (
    <Chip tone={TONES[status]} state={status}>
      {translate(`staff.is.${status}`)}
    </Chip>
  );
}

export function fullName({ firstName = '', lastName = '' }: Pick<StaffMemberView, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
