import { useTranslate } from 'react-admin';
import { useColleagues } from '../common/useColleagues';
import { SelectFilter } from '../ui/list/filters';
import { ANSWERING_ROLES } from './answering-roles';

/** The value of the filter for messages without an assignee. */
const NOBODY = 'none';

/** Filters messages by the colleague who answers them. */
export function AssigneeFilter() {
  const translate = useTranslate();
  const { colleagues } = useColleagues({ roles: ANSWERING_ROLES });
  const nameOf = (accountId: string) =>
    accountId === NOBODY
      ? translate('contactMessages.nobody')
      : (colleagues.find(({ id }) => id === accountId)?.name ?? '…');
  return (
    <SelectFilter
      source="assigneeId"
      label="contactMessages.assignTo.assignee"
      anyLabel="contactMessages.anyAssignee"
      choices={[NOBODY, ...colleagues.map(({ id }) => id)]}
      choiceLabels={nameOf}
    />
  );
}
