// oxlint-disable-next-line import/default -- Vite makes it the address of the worker
import intlWorker from './intl-worker.ts?worker&url';

/** If the browser does not say that it has painted the page. */
const MAX_WAIT_MS = 3_000;

/**
 * Loads the scripts that `deferScripts` holds back, once the page has been painted; at once in a tab in the
 * background, which is not painted. It comes after them in the page. A worker meanwhile loads the data of formats.
 */
export const LOAD_SCRIPTS = `{
let isStarted = false;
const load = () => {
  if (isStarted) return;
  isStarted = true;
  for (const link of document.querySelectorAll('link[data-rel]')) link.rel = link.dataset.rel;
  const held = document.querySelector('script[data-type]');
  const script = document.createElement('script');
  script.type = held.dataset.type;
  script.nonce = held.nonce;
  script.textContent = held.textContent;
  document.head.append(script);
  new Worker('${intlWorker}', { name: document.documentElement.lang });
};
if (document.hidden) load();
else {
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', load, { once: true });
  setTimeout(load, ${MAX_WAIT_MS});
}
}`;
