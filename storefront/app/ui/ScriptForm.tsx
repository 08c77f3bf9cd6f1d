import type { ComponentProps } from 'react';

/**
 * A form that is sent by script. Until the scripts have loaded the browser sends nothing: with the default method it
 * would put the fields, passwords too, into the address.
 */
export function ScriptForm(props: ComponentProps<'form'>) {
  return <form method="dialog" {...props} />;
}
