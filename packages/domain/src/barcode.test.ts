import { expect, it } from 'vitest';
import { barcodeKind } from './barcode.ts';

it.each([
  ['4006381333931', 'EAN13'],
  ['3871234567893', null],
  ['96385074', 'EAN8'],
  ['96385075', null],
  ['036000291452', null],
  ['ZR7000', null],
  ['', null],
])('%s is %s', (number, kind) => expect(barcodeKind(number)).toBe(kind));

it('notices any one wrong digit', () => {
  const number = '4006381333931';
  for (let place = 0; place < number.length; place += 1) {
    const other = (Number(number[place]) + 1) % 10;
    expect(barcodeKind(`${number.slice(0, place)}${other}${number.slice(place + 1)}`)).toBeNull();
  }
});
