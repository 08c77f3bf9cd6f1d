import { MailedLink } from '../features/newsletter/MailedLink';

export default function ConfirmSubscription() {
  return <MailedLink call="Subscription/ConfirmSubscription" about="confirm" />;
}
