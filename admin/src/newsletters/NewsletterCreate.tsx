import type { AdminNewsletterView } from '@shop/contract';
import { useNotify, useRedirect } from 'react-admin';
import { CreatePage } from '../ui/CreatePage';
import { NewsletterTextInputs, NO_TEXT, trimText, type NewsletterTextValues } from './NewsletterTextInputs';

interface NewNewsletter {
  texts: { en: NewsletterTextValues };
}

/** Creates a newsletter in English. The other languages are added on its page. */
export function NewsletterCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <CreatePage<NewNewsletter, AdminNewsletterView>
      resource="newsletters"
      title="newsletters.create.title"
      description="newsletters.create.description"
      submitLabel="newsletters.create.submit"
      defaultValues={{ texts: { en: NO_TEXT } }}
      transform={({ texts }) => ({ texts: { en: trimText(texts.en) } })}
      onSuccess={({ id }) => {
        notify('newsletters.create.done', { type: 'success' });
        redirect('show', 'newsletters', id);
      }}
      maxWidth={640}
    >
      <NewsletterTextInputs source="texts.en" />
    </CreatePage>
  );
}
