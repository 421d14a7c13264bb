import { describe, expect, it } from 'vitest';
import { fillRichText, richTextFor, sanitizeLanguages, sanitizeRichText } from './rich-text.ts';

describe('a sanitised text', () => {
  it('keeps headings, lists, links, tables and pictures of the shop', () => {
    const html =
      '<h2>Naslov</h2><p>Tekst <strong>jako</strong><br /><a href="/akcija">akcije</a></p><ul><li><p>Prvo</p></li></ul>' +
      '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table><img src="/files/pictures/content/a-800.webp" alt="Krpa" />';
    expect(sanitizeRichText(html)).toBe(html);
  });

  it.each([
    ['<p>A<script>alert(1)</script></p>', '<p>A</p>'],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">A</p>', '<p>A</p>'],
    ['<a href="javascript:alert(1)">A</a>', '<a>A</a>'],
    ['<a href="jAvAsCrIpT&colon;alert(1)">A</a>', '<a>A</a>'],
    ['<a href=" &#14; javascript:alert(1)">A</a>', '<a>A</a>'],
    ['<a href="//evil.test/x">A</a>', '<a>A</a>'],
    ['<a href="data:text/html,x">A</a>', '<a>A</a>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="https://evil.test/pixel.gif">', ''],
    ['<img src="/files/pictures/../private">', ''],
    ['<svg><script>alert(1)</script></svg><p>A</p>', '<p>A</p>'],
    ['<svg/onload=alert(1)><p>A</p>', ''],
    ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>B', 'B'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>A', 'A'],
    ['<form action="/x"><input name="a"><button>Go</button></form>', 'Go'],
    ['<style>@import url(//evil.test)</style><p>A</p>', '<p>A</p>'],
    ['<p>A<!-- <img src=x onerror=alert(1)> --></p>', '<p>A</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
    ['<base href="https://evil.test/"><meta http-equiv="refresh" content="0"><p>A', '<p>A</p>'],
    ['<template><script>alert(1)</script></template>A', 'A'],
    ['<h1>A</h1><b>B</b><i>C</i>', '<h2>A</h2><strong>B</strong><em>C</em>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<<script>alert(1)//<</script>', '&lt;'],
  ])('of %s is %s', (hostile, clean) => {
    expect(sanitizeRichText(hostile)).toBe(clean);
    expect(sanitizeRichText(clean)).toBe(clean);
  });

  it('tells other sites nothing of the reader', () => {
    expect(sanitizeRichText('<a href="https://example.test/" target="_blank">A</a>')).toBe(
      '<a href="https://example.test/" rel="noopener noreferrer nofollow">A</a>',
    );
  });

  it('leaves out languages in which nothing is written', () => {
    const content = { bs: '<p>Da</p>', hr: '<p></p>', en: '<p> </p><script>x</script>' };
    expect(sanitizeLanguages(content)).toEqual({ bs: '<p>Da</p>' });
  });
});

describe('the facts of the shop in a text', () => {
  const facts = { phone: '<a href="tel:036">036</a>', infoPhone: null };

  it('stand for their placeholders; a block with one that the shop lacks is left out, with its idle heading', () => {
    const html =
      '<h2>Telefon</h2><ul><li><p>{phone}</p></li><li><p>{infoPhone}</p></li></ul><h2>Info</h2><p>{infoPhone} {phone}</p>';
    expect(fillRichText(html, facts)).toBe('<h2>Telefon</h2><ul><li><p><a href="tel:036">036</a></p></li></ul>');
  });

  it('stay as they are in Cyrillic, where words change and tags do not', () => {
    const content = {
      bs: '<p>x</p>',
      srLatn: '<p title>Zovite &amp; pišite: <a href="/kontakt">Kontakt</a> {phone}</p>',
    };
    expect(richTextFor(content, 'srCyrl', { phone: '036 Ured' })).toBe(
      '<p>Зовите &amp; пишите: <a href="/kontakt">Контакт</a> 036 Ured</p>',
    );
  });
});
