import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionDialog, type ActionFormProps } from './ActionDialog';

interface ActionDialogButtonProps<Values>
  extends ActionFormProps<Values>, Pick<ButtonProps, 'variant' | 'color' | 'size' | 'startIcon' | 'sx'> {
  /** Translation key; `button` under `texts` by default. */
  label?: string;
}

/** A button that opens the dialog of an action. */
export function ActionDialogButton<Values extends Record<string, unknown>>(props: ActionDialogButtonProps<Values>) {
  const { variant = 'outlined', color, size, startIcon, sx, label = `${props.texts}.button`, ...form } = props;
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        color={color ?? (form.destructive ? 'error' : 'primary')}
        size={size}
        startIcon={startIcon}
        sx={sx}
        onClick={() => setIsOpen(true)}
      >
        {translate(label)}
      </Button>
      {isOpen && <ActionDialog<Values> {...form} onClose={() => setIsOpen(false)} />}
    </>
  );
}
