import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCyrillic, toLatin, withoutGuards } from './transliterate.ts';

describe('toCyrillic', () => {
  it.each([
    ['Ljubav, NJEGA i Džep', 'Љубав, ЊЕГА и Џеп'],
    ['injekcija injektor anjonski', 'инјекција инјектор анјонски'],
    ['odjeća njega ulje džep', 'одјећа њега уље џеп'],
    ['nadživjeti konjunktivitis podijeli', 'надживјети конјунктивитис подијели'],
    ['1.234,50 KM bez PDV-a, d.o.o.', '1.234,50 КМ без ПДВ-а, д.о.о.'],
  ])('%s', (latin, cyrillic) => expect(toCyrillic(latin)).toBe(cyrillic));

  it.each([
    ['Rukavice EN 388, vel. L', 'Рукавице EN 388, вел. L'],
    ['kanta 5 L (10 kg) i krpa 300 g/m²', 'канта 5 L (10 kg) и крпа 300 g/m²'],
    ['Preuzmi PDF-a', 'Преузми PDF-а'],
    ['za {minutes} min.', 'за {minutes} min.'],
    ['{quantity} {unit} više', '{quantity} {unit} више'],
    ['šifra RK-100/L ili FFP2', 'шифра RK-100/L или FFP2'],
    ['pišite na info@sjaj.ba ili https://sjaj.ba/pomoc', 'пишите на info@sjaj.ba или https://sjaj.ba/pomoc'],
    ['[[Sjaj Pro]] krpa', 'Sjaj Pro крпа'],
    ['<b class="a">krpa</b>', '<b class="a">крпа</b>'],
    ['Ctrl K otvara, Ctrl Enter potvrđuje', 'Ctrl K отвара, Ctrl Enter потврђује'],
    ['Excellent usluga', 'Excellent услуга'],
    ['S', 'S'],
    ['I', 'I'],
    ['FFP2 NR D', 'FFP2 NR D'],
    ['PPE kategorija', 'PPE категорија'],
  ])('keeps what is not Serbian: %s', (latin, cyrillic) => expect(toCyrillic(latin)).toBe(cyrillic));

  it('keeps the given names, as whole words', () => {
    expect(toCyrillic('Krpa Bistra Pro, Bistrano', ['Bistra Pro', 'Bistra'])).toBe('Крпа Bistra Pro, Бистрано');
  });

  it('reads decomposed and ligature letters', () => {
    expect(toCyrillic('čaša'.normalize('NFD'))).toBe('чаша');
    expect(toCyrillic('ǆep ǈubav')).toBe('џеп Љубав');
  });
});

describe('toLatin', () => {
  it('spells digraphs after their neighbours', () => {
    expect(toLatin('ЉУБ Љуб љуб Џ')).toBe('LJUB Ljub ljub Dž');
  });

  it('undoes toCyrillic for any Serbian text', () => {
    const words = fc.array(fc.stringMatching(/^[a-zčćđšž]{2,10}$/), { maxLength: 6 }).map((all) => all.join(' '));
    fc.assert(fc.property(words, (text) => toLatin(toCyrillic(text)) === text));
  });

  it('leaves Latin text alone', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => toLatin(text) === text));
  });
});

it('takes guards off', () => expect(withoutGuards('Krpa [[Sjaj Pro]]')).toBe('Krpa Sjaj Pro'));
