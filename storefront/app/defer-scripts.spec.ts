import { deferScripts } from './defer-scripts.server';

async function send(chunks: readonly string[]): Promise<string[]> {
  const transform = deferScripts();
  for (const chunk of chunks) transform.write(Buffer.from(chunk));
  transform.end();
  const received: string[] = [];
  for await (const chunk of transform) received.push(String(chunk));
  return received;
}

const PAGE =
  '<p>Größe</p><link rel="modulepreload" href="/a.js"/><link rel="icon" href="/b.svg"/>' +
  '<script nonce="n" type="module" async="">import "/a.js"</script>';
const DEFERRED =
  '<p>Größe</p><link data-rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="icon" href="/b.svg"/>' +
  '<script nonce="n" type="text/plain" data-type="module">import "/a.js"</script>';

test('browsers do not load scripts by themselves, wherever the page is divided into chunks', async () => {
  for (let at = 0; at <= PAGE.length; at++)
    expect((await send([PAGE.slice(0, at), PAGE.slice(at)])).join('')).toBe(DEFERRED);
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('what is written in one go is sent together in the next turn, unless its end may be the start of a script', async () => {
  const transform = deferScripts();
  transform.write(Buffer.from('<script>1'));
  transform.write(Buffer.from('</script>'));
  await nextTurn();
  expect(String(transform.read())).toBe('<script>1</script>');
  transform.write(Buffer.from('<p>1</p><link rel="mod'));
  await nextTurn();
  expect(String(transform.read())).toBe('<p>1</p>');
  transform.write(Buffer.from('ern"><script nonce="n" type="mod'));
  await nextTurn();
  expect(String(transform.read())).toBe('<link rel="modern"><script nonce="n"');
});
