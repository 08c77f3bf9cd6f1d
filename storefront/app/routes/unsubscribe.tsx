import { EmailLinkResult } from '../features/newsletter/EmailLinkResult';

export default function Unsubscribe() {
  return <EmailLinkResult call="Subscription/Unsubscribe" prefix="unsubscribe" />;
}
