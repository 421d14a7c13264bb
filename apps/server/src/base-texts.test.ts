import { PAGE_FACTS, PAGE_NAMES } from '@sjaj/contract';
import { contentFor, LANGUAGES } from '@sjaj/domain';
import { describe, expect, it } from 'vitest';
import { pageRows, questionRows } from '../../../db/base-data/pages/index.ts';
import { terms } from '../../../db/base-data/terms.ts';
import { sanitizeRichText } from './kernel/rich-text.ts';

const textsOf = ({ lead, content }: (typeof pageRows)[number]) => [lead, content];
const all = [...pageRows.flatMap(textsOf), ...questionRows.flatMap(({ question, answer }) => [question, answer])];
const tags = (html: string): string[] => html.match(/<[^>]+>/g) ?? [];
const LATIN_ALLOWED = /<[^>]*>|\{\w+\}|\b(VISA|MasterCard|Maestro|L)\b/g;

it('has each page of the contract once', () => {
  expect(pageRows.map(({ name }) => name).sort()).toEqual([...PAGE_NAMES].sort());
});

it('is HTML that the allow-list keeps as it is', () => {
  for (const { content } of pageRows) {
    for (const html of Object.values(content)) expect(sanitizeRichText(html)).toBe(html);
  }
  expect(Object.values(terms.content).map(sanitizeRichText)).toEqual(Object.values(terms.content));
});

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const read = all.map((text) => contentFor(text, language)?.text ?? '');

  it('have the same parts as in Bosnian, and none is empty', () => {
    all.forEach((text, index) => expect(tags(read[index] ?? '')).toEqual(tags(text.bs)));
    expect(read.filter((text) => / {2}| - |["`]/.test(text))).toEqual([]);
    // The page of questions has only its lead.
    expect(read.filter((text) => text.trim() === '')).toHaveLength(1);
  });

  it('name only facts that the shop has', () => {
    const named = read.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(named.length).toBeGreaterThan(0);
    expect(PAGE_FACTS).toEqual(expect.arrayContaining(named));
  });
});

it('leaves no Latin word in Cyrillic', () => {
  const cyrillic = all.map((text) => contentFor({ srLatn: text.srLatn }, 'srCyrl')?.text ?? '');
  expect(cyrillic.join('')).toMatch(/[а-ш]/);
  expect(cyrillic.filter((text) => /[a-zčćđšž]/i.test(text.replaceAll(LATIN_ALLOWED, '')))).toEqual([]);
});

it('keeps the words of Croatian and Bosnian apart', () => {
  expect(all.map(({ hr }) => hr).join('\n')).not.toMatch(/\b(korp|artikal\b|firm|faktur|grešk|mašin|hemij|sačuva)/i);
  expect(all.map(({ bs }) => bs).join('\n')).not.toMatch(/\b(košaric|tvrtk|pogrešk|porudžb|kemij)/i);
});
