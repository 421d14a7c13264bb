import { describe, expect, it } from 'vitest';
import { articleLines, excerptOf } from './rules.ts';

describe('the excerpt of a question', () => {
  it('is the whole question where it is short, on one line', () => {
    expect(excerptOf(' Imate li\nkrpe? ')).toBe('Imate li krpe?');
  });

  it('ends with a whole word', () => {
    const text = 'Tražimo odstranjivač mastila s kamenih ploča za hotel, otprilike pet litara mjesečno, na pumpicu';
    expect(excerptOf(text)).toBe('Tražimo odstranjivač mastila s kamenih ploča za hotel, otprilike pet litara…');
  });

  it('cuts a word that never ends', () => {
    expect(excerptOf('a'.repeat(200))).toBe(`${'a'.repeat(80)}…`);
  });
});

it('names each article on a line, with its page', () => {
  const articles = [
    { id: 7, code: 'CL-1', title: 'Sredstvo za podove' },
    { id: 8, code: 'CL-2', title: 'Žica' },
  ];
  expect(articleLines(articles)).toBe(
    'CL-1 Sredstvo za podove\t/article/7/sredstvo-za-podove\nCL-2 Žica\t/article/8/zica',
  );
});
