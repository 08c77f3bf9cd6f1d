import { MailedLink } from '../features/newsletter/MailedLink';

export default function Unsubscribe() {
  return <MailedLink call="Subscription/Unsubscribe" about="unsubscribe" />;
}
