/**
 * Loads the scripts that `deferScripts` holds back, once the page has been painted; at once in a tab that is not painted
 * because it is not seen. Follows them in the page.
 */
export const LOAD_SCRIPTS = `{
const load = () => {
  for (const link of document.querySelectorAll('link[data-rel]')) link.rel = link.dataset.rel;
  const held = document.querySelector('script[data-type]');
  const script = document.createElement('script');
  script.type = held.dataset.type;
  script.nonce = held.nonce;
  script.textContent = held.textContent;
  document.head.append(script);
};
if (document.hidden) load();
else requestAnimationFrame(() => setTimeout(load));
}`;
