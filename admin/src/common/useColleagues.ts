import type { ColleagueView } from '@shop/contract';
import { useGetList } from 'react-admin';
import type { StaffRole } from '../auth/roles';

interface ColleagueChoice {
  /** Of all roles if it is missing. */
  roles?: readonly StaffRole[];
  /** Adds those whose accounts are disabled or closed. */
  withFormer?: boolean;
}

/** The active staff, and which of them is logged in. */
export function useColleagues({ roles, withFormer }: ColleagueChoice = {}): {
  colleagues: readonly ColleagueView[];
  self: ColleagueView | undefined;
} {
  const { data: colleagues = [] } = useGetList<ColleagueView>('colleagues', {
    filter: { ...(roles && { role: roles }), ...(withFormer && { former: true }) },
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  });
  return { colleagues, self: colleagues.find(({ self }) => self) };
}
