// oxlint-disable-next-line import/default -- Vite makes it the address of the worker
import intlWorker from './intl-worker.ts?worker&url';

/** If the browser does not say that it has painted the page. */
const MAX_WAIT_MS = 3_000;

/** Requesting a script takes a millisecond, so that all of them in one task would keep a phone from responding. */
const LINKS_PER_TASK = 5;

/**
 * Loads the scripts that `deferScripts` holds back, once the page has been painted; at once in a tab in the
 * background, which is not painted. It comes after them in the page. A worker meanwhile loads the data of formats.
 */
export const LOAD_SCRIPTS = `{
let links;
const load = () => {
  if (links) return;
  links = [...document.querySelectorAll('link[data-rel]')];
  preload();
};
const nextTask = new MessageChannel();
const preload = nextTask.port1.onmessage = () => {
  for (const link of links.splice(0, ${LINKS_PER_TASK})) link.rel = link.dataset.rel;
  if (links.length > 0) nextTask.port2.postMessage(null);
  else start();
};
const start = () => {
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
