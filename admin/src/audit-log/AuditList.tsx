import type { AuditEntryView } from '@shop/contract';
import { ListBase, useGetResourceLabel, useTranslate } from 'react-admin';
import { words } from '../locales/en';
import { ChoiceField } from '../ui/ChoiceField';
import { ListHead } from '../ui/ListHead';
import { ListPager } from '../ui/ListPager';
import { ListSheet } from '../ui/ListSheet';
import { PageTitle } from '../ui/PageTitle';
import { SearchField } from '../ui/SearchField';
import { useNarrow } from '../ui/useNarrow';
import { AuditCards } from './AuditCards';
import { AuditTable } from './AuditTable';

/** Every kind of deed that has words. */
const ACTIONS = Object.keys(words.audit.action);

/** Who did what to what, newest first. */
export function AuditList() {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const narrow = useNarrow();
  const actions = ACTIONS.map((id) => ({ id, name: translate(`audit.action.${id}`) }));
  return (
    <ListBase<AuditEntryView> sort={{ field: 'at', order: 'DESC' }} perPage={25} exporter={false}>
      <ListHead
        title={<PageTitle title={label('audit-log', 2)} />}
        filters={
          <>
            <SearchField source="q" label="audit.find" />
            <ChoiceField
              source="action"
              label={translate('audit.what')}
              any={translate('audit.any')}
              choices={actions}
            />
          </>
        }
      />
      <ListSheet>{narrow ? <AuditCards /> : <AuditTable />}</ListSheet>
      <ListPager />
    </ListBase>
  );
}
