import { LANGUAGES } from '@sjaj/domain';
import { describe, expect, it } from 'vitest';
import { shop } from '../shop/index.ts';
import { loadPage, PAGE_NAMES, type PageText } from './index.ts';

const textsOf = ({ lead, sections }: PageText): string[] => [
  lead,
  ...sections.flatMap(({ title, paragraphs, list, steps, questions }) => [
    title,
    ...paragraphs,
    ...list,
    ...steps,
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ]),
];

const LATIN_ALLOWED = /\{\w+\}|\b(VISA|MasterCard|Maestro|L)\b/g;

describe.each([...PAGE_NAMES])('the page %s', (name) => {
  it('has a title and the same parts in every language', async () => {
    expect(shop.pages).toHaveProperty(name);
    const pages = await Promise.all(LANGUAGES.map((language) => loadPage(name, language)));
    for (const page of pages) {
      const texts = textsOf(page);
      expect(texts).toHaveLength(textsOf(pages[0] ?? page).length);
      expect(texts.filter((text) => text.trim() === '' || /["'`]| {2}| - /.test(text))).toEqual([]);
    }
  });

  it('leaves no Latin word in Cyrillic', async () => {
    const texts = textsOf(await loadPage(name, 'srCyrl'));
    expect(texts.filter((text) => /[a-zčćđšž]/i.test(text.replaceAll(LATIN_ALLOWED, '')))).toEqual([]);
  });

  it('keeps the words of Croatian and Bosnian apart', async () => {
    const croatian = textsOf(await loadPage(name, 'hr')).join('\n');
    expect(croatian).not.toMatch(/\b(korp|artikal\b|firm|faktur|grešk|mašin|hemij|sačuva)/i);
    const bosnian = textsOf(await loadPage(name, 'bs')).join('\n');
    expect(bosnian).not.toMatch(/\b(košaric|tvrtk|pogrešk|porudžb|kemij)/i);
  });
});
