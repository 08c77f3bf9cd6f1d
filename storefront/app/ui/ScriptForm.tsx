import type { ComponentProps } from 'react';

/**
 * A form submitted by script. Until the scripts have loaded, the browser sends nothing: with the default method it would
 * put the fields, passwords included, into the URL.
 */
export function ScriptForm(props: ComponentProps<'form'>) {
  return <form method="dialog" {...props} />;
}
