import { expect, it } from 'vitest';
import { pastedColumn } from './pasted-column.ts';

it.each([
  ['4\n12\r\n20\n', ['4', '12', '20']],
  ['CL-10015\t4\nPA-20004\t 12 ', ['4', '12']],
  ['4\n\n20', ['4', '', '20']],
])('reads a column out of %j', (text, column) => expect(pastedColumn(text)).toEqual(column));

it('leaves a single value to its field', () => expect(pastedColumn('12\n')).toBeNull());
