import type { ColleagueView } from '@shop/contract';
import { useGetList } from 'react-admin';

/** The staff who answer messages, and which of them is logged in. */
export function useColleagues(): { colleagues: readonly ColleagueView[]; self: ColleagueView | undefined } {
  const { data: colleagues = [] } = useGetList<ColleagueView>('colleagues', {
    filter: { role: ['customer_service', 'admin'] },
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  });
  return { colleagues, self: colleagues.find(({ self }) => self) };
}
