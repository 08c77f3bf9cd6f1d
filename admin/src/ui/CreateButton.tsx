import Button from '@mui/material/Button';
import { Link, useCreatePath, useTranslate } from 'react-admin';

/** Opens the page that creates a record; `label` is a translation key. */
export function CreateButton({ resource, label }: { resource: string; label: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      variant="contained"
      to={createPath({ resource, type: 'create' })}
      sx={{ '&&': { color: 'primary.contrastText' } }}
    >
      {translate(label)}
    </Button>
  );
}
