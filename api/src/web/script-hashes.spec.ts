import { createHash } from 'node:crypto';
import { scriptHashes } from './script-hashes';

const sha256 = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('scriptHashes', () => {
  it('hashes each inline script with the nonce of the page once', () => {
    const html = `<script nonce="n1">a()</script><p>text</p><script nonce="n1" type="module" async="">b("é<")</script>
      <script nonce="n1">a()</script>`;
    expect(scriptHashes(html, 'n1')).toEqual([sha256('a()'), sha256('b("é<")')]);
  });

  it('leaves out injected scripts without the nonce, files, and data', () => {
    const html = `<script>evil()</script><script nonce="other">evil()</script><script data-x='nonce="n1"'>evil()</script>
      <script nonce="n1" src="/assets/a.js"></script><script nonce="n1" type="application/json">{}</script>
      <script type="application/ld+json" nonce="n1">{}</script>
      <script nonce="n1">a()</script><script nonce="n1">unfinished(`;
    expect(scriptHashes(html, 'n1')).toEqual([sha256('a()')]);
  });
});
