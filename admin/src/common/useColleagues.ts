import type { ColleagueView } from '@shop/contract';
import { useGetList } from 'react-admin';
import type { StaffRole } from '../auth/roles';

/** The active staff, of some roles or of all, and which of them is logged in. */
export function useColleagues(roles?: readonly StaffRole[]): {
  colleagues: readonly ColleagueView[];
  self: ColleagueView | undefined;
} {
  const { data: colleagues = [] } = useGetList<ColleagueView>('colleagues', {
    filter: roles ? { role: roles } : {},
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  });
  return { colleagues, self: colleagues.find(({ self }) => self) };
}
