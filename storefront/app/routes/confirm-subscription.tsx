import { EmailLinkResult } from '../features/newsletter/EmailLinkResult';

export default function ConfirmSubscription() {
  return <EmailLinkResult call="Subscription/ConfirmSubscription" prefix="confirm" />;
}
