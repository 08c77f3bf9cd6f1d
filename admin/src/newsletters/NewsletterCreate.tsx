import type { AdminNewsletterView } from '@shop/contract';
import { useNotify, useRedirect } from 'react-admin';
import { CreatePage } from '../ui/CreatePage';
import { NewsletterTextInputs, NO_TEXT, trimText, type NewsletterTextValues } from './NewsletterTextInputs';

/** Creates a newsletter in English. The other languages are added on its page. */
export function NewsletterCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <CreatePage<NewsletterTextValues, AdminNewsletterView>
      resource="newsletters"
      title="newsletters.create.title"
      description="newsletters.create.description"
      submitLabel="newsletters.create.submit"
      defaultValues={NO_TEXT}
      transform={(values) => ({ texts: { en: trimText(values) } })}
      onSuccess={({ id }) => {
        notify('newsletters.create.done', { type: 'success' });
        redirect('show', 'newsletters', id);
      }}
      maxWidth={640}
    >
      <NewsletterTextInputs />
    </CreatePage>
  );
}
