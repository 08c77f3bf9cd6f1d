import Button from '@mui/material/Button';
import { Link, useCreatePath, useTranslate } from 'react-admin';

/** The one thing that a list is for adding; `label` is a key of its words. */
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
