import { expect, it } from 'vitest';
import { isIgnored, isUnsafePath, namesOf } from './archive.ts';

it.each([
  ['PA-20004.jpg', ['PA20004', 'PA']],
  ['pa20004-2.PNG', ['PA200042', 'PA20004']],
  ['Slike/PA 20004 (2).webp', ['SLIKE', 'PA200042', 'PA20004']],
  ['PA-20004/1.jpg', ['PA20004', '1']],
  ['sve/PA-20004/naprijed.jpg', ['PA20004', 'NAPRIJED']],
])('reads the codes that %s may mean, the likeliest first', (path, keys) => {
  expect(namesOf(path).map(({ key }) => key)).toEqual(expect.arrayContaining(keys.filter((key) => key !== 'PA')));
  expect(namesOf(path)[0]?.key).toBe(keys[0]);
});

it.each([
  ['PA-20004-2.jpg', 2],
  ['PA-20004_03.jpg', 3],
  ['PA-20004 (4).jpg', 4],
])('reads from %s which picture it is', (path, place) => {
  expect(namesOf(path).find(({ key }) => key === 'PA20004')?.place).toBe(place);
});

it.each(['../PA-1.jpg', 'a/../../b.jpg', '/etc/a.jpg', 'a\\b.jpg', 'C:/a.jpg', 'a\u0000.jpg'])(
  'takes %j for a path that leads elsewhere',
  (path) => {
    expect(isUnsafePath(path)).toBe(true);
    expect(isUnsafePath('Slike/PA-1..2.jpg')).toBe(false);
  },
);

it.each(['Slike/', '__MACOSX/PA-1.jpg', 'Slike/.DS_Store', 'Thumbs.db'])('passes over %j', (path) => {
  expect(isIgnored(path)).toBe(true);
  expect(isIgnored('Slike/PA-1.jpg')).toBe(false);
});
