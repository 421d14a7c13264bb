import type { Routes } from '@sjaj/contract';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** The calls of the contract as a page that reads without a script. */
export function docsPageOf(contract: Readonly<Record<string, Routes>>): string {
  const groups = Object.entries(contract);
  const links = groups.map(([group]) => `<a href="#${group}">${group}</a>`).join(' · ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sjaj API</title>
<link rel="stylesheet" href="/api/docs.css">
<main>
<h1>Sjaj API</h1>
<p>${groups.reduce((count, [, routes]) => count + Object.keys(routes).length, 0)} calls.
Shapes of bodies and answers: <a href="/api/openapi.json">OpenAPI 3.1</a>.
Send the token as <code>Authorization: Bearer …</code> and the language as <code>Accept-Language</code>
(bs, hr, sr-Latn, sr-Cyrl, en). Money is in KM.</p>
<p>${links}</p>
${groups.map(([group, routes]) => sectionOf(group, routes)).join('\n')}
</main>
</html>
`;
}

function sectionOf(group: string, routes: Routes): string {
  const rows = Object.values(routes).map(
    (route) => `<tr><td><b>${route.method}</b></td><td><code>/api${escaped(route.path)}</code></td>
<td>${escaped(route.summary)}</td><td>${escaped(route.access.join(', '))}</td>
<td>${(route.problems ?? []).map((code) => `<code>${escaped(code)}</code>`).join(' ')}</td></tr>`,
  );
  return `<h2 id="${group}">${group}</h2>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>For</th><th>Problems</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}

export const DOCS_CSS = `
:root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif; }
main { max-width: 1200px; margin: 0 auto; padding: 24px 16px; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 6px 8px; border-bottom: 1px solid #8884; }
code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; }
`;
