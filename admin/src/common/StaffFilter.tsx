import { useTranslate } from 'react-admin';
import { SelectFilter } from '../ui/list/filters';
import { useColleagues } from './useColleagues';

/** Filters a list by the colleague, active or former, who did what it lists. */
export function StaffFilter() {
  const translate = useTranslate();
  const { colleagues } = useColleagues({ withFormer: true });
  const nameOf = (accountId: string) => {
    const colleague = colleagues.find(({ id }) => id === accountId);
    if (!colleague) return '…';
    return colleague.former ? translate('common.formerStaff', { name: colleague.name }) : colleague.name;
  };
  return (
    <SelectFilter
      source="staffId"
      label="common.staff"
      anyLabel="common.anyStaff"
      choices={colleagues.map(({ id }) => id)}
      choiceLabels={nameOf}
    />
  );
}
