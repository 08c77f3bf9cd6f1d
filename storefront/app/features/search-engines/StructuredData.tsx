import { useDocumentContext } from '../../document-context';

/** A schema.org object in the page, for search engines. `content` is made by `toScriptContent`. */
export function StructuredData({ content }: { content: string }) {
  const { cspNonce } = useDocumentContext();
  return (
    <script
      type="application/ld+json"
      nonce={cspNonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
