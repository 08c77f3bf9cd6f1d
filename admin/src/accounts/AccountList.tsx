import { ListBase, useGetResourceLabel, useTranslate } from 'react-admin';
import { ChoiceField } from '../ui/ChoiceField';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { PageTitle } from '../ui/PageTitle';
import { SearchField } from '../ui/SearchField';
import { useNarrow } from '../ui/useNarrow';
import { AccountCards } from './AccountCards';
import { AccountTable } from './AccountTable';

const ROLES = [
  'customer',
  'reseller',
  'guest',
  'customer_service',
  'accounting',
  'factory',
  'isc_facility',
  'admin',
] as const;

export function AccountList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  const roles = ROLES.map((id) => ({ id, name: translate(`terms.role.${id}`) }));
  return (
    <ListBase sort={{ field: 'createdAt', order: 'DESC' }} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('accounts', 2)} />}
        filters={
          <>
            <SearchField source="q" label="accounts.find" />
            <ChoiceField
              source="role"
              label={translate('accounts.role')}
              any={translate('accounts.anyRole')}
              choices={roles}
            />
          </>
        }
      />
      <ListSheet>{narrow ? <AccountCards /> : <AccountTable />}</ListSheet>
      <ListPager />
    </ListBase>
  );
}
