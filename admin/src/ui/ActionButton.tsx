import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useAction, type Action } from '../api/useAction';
import { useNotifyError } from '../api/useNotifyError';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'disabled' | 'sx'> {
  /** A text or a translation key. */
  label: string;
  action: Action<unknown>;
  /** Translation key. */
  successMessage?: string;
  /** Stays disabled after success, until the button is mounted again with the changed record. */
  once?: boolean;
  /** Whether the page's data is loaded again after success. */
  reload?: 'before' | false;
}

/** Runs an action that needs no confirmation. Errors are shown as a notification. */
export function ActionButton(props: ActionButtonProps) {
  const { label, action, successMessage, once = false, reload = 'before', disabled, ...button } = props;
  const translate = useTranslate();
  const { run, isPending, isSuccess } = useAction({ successMessage, reload, onError: useNotifyError() });
  return (
    <Button {...button} disabled={disabled || isPending || (once && isSuccess)} onClick={() => void run(action)}>
      {translate(label, { _: label })}
    </Button>
  );
}
