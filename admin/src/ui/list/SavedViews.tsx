import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { SavedListView } from '@shop/contract';
import { useState } from 'react';
import { BooleanInput, required, TextInput, useListContext, usePermissions, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { callApi } from '../../api/client';
import { useAdminQuery } from '../../api/useAdminQuery';
import type { StaffRole } from '../../auth/roles';
import { ActionDialogButton } from '../ActionDialogButton';
import { ErrorAlert } from '../ErrorAlert';

/** Opens the saved views of the list: the person's own, and those that colleagues share. */
export function SavedViews() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('savedViews.button')}
      </Button>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          onClose={close}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translate('savedViews.button') } }}
        >
          <ViewList onOpen={close} />
        </Popover>
      )}
    </>
  );
}

function ViewList({ onOpen }: { onOpen: () => void }) {
  const translate = useTranslate();
  const { resource } = useListContext();
  const { data, error } = useAdminQuery('admin/saved-views', { resource });
  return (
    <Box sx={{ p: 1.5, width: 340, maxWidth: '100%', display: 'grid', gap: 1 }}>
      <ErrorAlert message={error?.message ?? ''} />
      {data?.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('savedViews.none')}</Box>
      )}
      {data?.map((view) => (
        <ViewRow key={view.id} view={view} onOpen={onOpen} />
      ))}
      <SaveButton resource={resource} />
    </Box>
  );
}

function ViewRow({ view, onOpen }: { view: SavedListView; onOpen: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { permissions: role } = usePermissions<StaffRole>();
  const { perPage } = useListContext();
  const { id, name, query, own, shared, by } = view;
  const open = () => {
    const { filter, sort, order } = query;
    const parameters = { filter: JSON.stringify(filter), sort, order, page: '1', perPage: String(perPage) };
    void navigate({ search: new URLSearchParams(parameters).toString() });
    onOpen();
  };
  const note = own ? shared && translate('savedViews.shared') : translate('savedViews.sharedBy', { name: by });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button onClick={open} sx={{ flex: 1, justifyContent: 'flex-start', textAlign: 'left', minWidth: 0 }}>
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
          {note && (
            <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
              {note}
            </Box>
          )}
        </Box>
      </Button>
      {(own || role === 'admin') && (
        <ActionDialogButton
          texts="savedViews.remove"
          textValues={{ name }}
          variant="text"
          color="inherit"
          size="small"
          onSubmit={() => callApi('admin/saved-view-delete', {}, { params: { id } })}
        />
      )}
    </Box>
  );
}

const REQUIRED = [required()];

function SaveButton({ resource }: { resource: string }) {
  const { filterValues, sort } = useListContext();
  const query = { filter: filterValues, sort: sort.field, order: sort.order };
  return (
    <ActionDialogButton
      texts="savedViews.save"
      defaultValues={{ name: '', shared: false }}
      onSubmit={(values, idempotencyKey) =>
        callApi('admin/saved-view-save', { resource, query, ...values }, { idempotencyKey })
      }
    >
      <TextInput source="name" label="savedViews.name" validate={REQUIRED} />
      <BooleanInput source="shared" label="savedViews.share" />
    </ActionDialogButton>
  );
}
