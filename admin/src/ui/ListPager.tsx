import { Pagination } from 'react-admin';

export function ListPager() {
  return <Pagination rowsPerPageOptions={[25, 50, 100]} />;
}
