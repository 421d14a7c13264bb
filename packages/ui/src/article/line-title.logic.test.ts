import { expect, it } from 'vitest';
import { splitTitle } from './line-title.logic.ts';

it.each([
  [
    'Rukavice nitril jednokratne plave, bez pudera, 100/1, vel. M',
    'Rukavice nitril jednokratne plave, bez pudera, 100/1',
    ', vel. M',
  ],
  ['WC gel Ekolin Rub, bor, 750 ml', 'WC gel Ekolin Rub, bor', ', 750 ml'],
  ['Papirni ručnici', 'Papirni ručnici', ''],
  ['Sredstvo za pranje podova Aqualin Floor 5 L', 'Sredstvo za pranje podova Aqualin Floor', ' 5 L'],
  ['Uklanjač kamenca Aqualin Kalk 750', 'Uklanjač kamenca Aqualin Kalk', ' 750'],
  ['5 L', '5 L', ''],
  ['Krpa, za staklo i sve glatke površine', 'Krpa, za staklo i sve glatke površine', ''],
  [', 5 L', ', 5 L', ''],
])('%s is cut before its last part', (title, head, end) => {
  expect(splitTitle(title)).toEqual([head, end]);
});
