import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

it.each([
  [0, '0 B'],
  [1_023, '1.023 B'],
  [1_024, '1 kB'],
  [86_016, '84 kB'],
  [1_258_291, '1,2 MB'],
  [524_288_000, '500 MB'],
  [5_368_709_120, '5 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes).replace('\u00A0', ' ')).toBe(text);
});
