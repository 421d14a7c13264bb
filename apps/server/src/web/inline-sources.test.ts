import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { inlineSourcesOf, readInlineSources } from './inline-sources.ts';

let folder: string | undefined;
afterEach(() => (folder === undefined ? undefined : rm(folder, { recursive: true })));

/** `printf '%s' 'let a = 1 < 2;' | openssl dgst -sha256 -binary | base64`, and the same of `p{top:0}`. */
const SCRIPT = "'sha256-Xd/xFl+DmsVqHczJvGQWMh7nLH7H7r5iGmQKRm0JimU='";
const STYLE = "'sha256-8EJL2E40VnnGherz8izbHnhSLNfS7seXQ/iH7JDUNko='";

it('hashes what is in the document as the browser reads it, and no file that it names', () => {
  const html = `<script src="/a.js"></script><script data-plan="{&quot;a&quot;:1}">let a = 1 < 2;</script>
    <link rel="stylesheet" href="/a.css"><style>p{top:0}</style><script type="module" src="/b.js"></script>`;
  expect(inlineSourcesOf(html)).toEqual({ scripts: [SCRIPT], styles: [STYLE] });
});

it('reads the document of the storefront alone, and none where it is not built', async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-inline-'));
  await writeFile(join(folder, 'index.html'), '<style>p{top:0}</style>');
  expect(await readInlineSources([{ folder, prefix: '/admin/' }])).toBeUndefined();
  expect(await readInlineSources([{ folder: join(folder, 'nowhere'), prefix: '/' }])).toBeUndefined();
  expect(await readInlineSources([{ folder, prefix: '/' }])).toEqual({ scripts: [], styles: [STYLE] });
});
