import { useNotify } from 'react-admin';
import { toErrorMessage } from './api-error';

/** Shows the message of an error as a notification. */
export function useNotifyError(): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    const message = toErrorMessage(error);
    notify(message, { type: 'error', messageArgs: { _: message } });
  };
}
