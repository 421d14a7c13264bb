import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainName } from './plain-name.ts';

const NAMES = [
  'Ana Kovač-Marić',
  'Dr. Ana Kovač-Marić',
  'Dr.Ana Kovač',
  'prof.dr. Selma Hadžić',
  'Mr.sc. Ivan Ivić',
  'prim.mr.ph. Lejla Begić',
  'Đurđa Šarić-Čović',
  'Ђурђа Шарић',
  'Др.Ана Ковач',
  'Ул.Стефана Немање 5',
  'Бр.12',
  'д.о.о.Мостар',
  "Sinéad O'Connor",
  'S\u030Carić',
  'A.B.C. d.o.o.',
  'A.B.C. d.o.o.Sarajevo',
  'd.o.o.BiH',
  'Sjaj d.o.o. Mostar',
  'J.P. Komunalno d.d.',
  'S.T.R. "Kod Ive"',
  'Kafe & bar 45°',
  'Ul. 1. maja',
  'Ul.1.maja 12/3',
  'Ul.sv. Ante 5',
  'Fra Didaka Buntića 14a, II. sprat',
  'Trg Republike 7/III',
  'Bulevar Meše Selimovića b.b.',
  'Kbr. 12, st.br. 4',
  'Zmaja od Bosne 88 (ulaz B)',
  'Put 5. korpusa bb',
  'Hotel "Stari Grad" - recepcija',
  'Apartman 3.2',
  'Fra Ante.Kovač-Marić',
  'Firma „Čistoća“ d.o.o.-Mostar',
  'Obrt Ana & sin',
];

const LINKS = [
  'Visit https://evil.test now',
  'http://x',
  'ftp://evil',
  'www.evil',
  'WWW.Evil.com',
  'evil.com',
  'Visit evil.com.',
  'Posjeti evil.ba',
  'nagrada-ovdje.shop',
  'sub.domain.evil.co',
  'dr.evil.com',
  'prof.evil.ru',
  'evil.com/put',
  'evil.com:8080',
  '“evil.com”',
  '„evil.com“',
  '»evil.com«',
  'Ana’evil.com’Kovač',
  'evil.com*',
  'evil.com#put',
  'evil.com&Ana',
  'evil.com+1',
  'Ana~evil.com',
  'evil.com—nagrada',
  'evil.com-nagrada',
  'evil.com_1',
  'evil.cfd',
  '(evil.net)',
  'Ana,evil.org',
  't.me/nagrada',
  'bit.ly',
  'xn--e1afmkfd.xn--p1ai',
  'нагр.срб',
  'награда.рус',
  'nagrada.москва',
  'награда.онлайн',
  'награда.сайт',
  'nagrada.中国',
  'nagrada.コム',
  'nagrada.भारत',
  'nagrada.ελ',
  'ana@posta.test',
  'ana＠posta.test',
  'evil。com',
  'evil．com',
  'ｅｖｉｌ.com',
  '192.168.1.10',
  'Klik 10.0.0.1/x',
  '<b>Ana</b>',
  '[Ana](evil)',
  'Ana\nMarić',
  'Ana\u202Eirem',
  'Ana\u200BMarić',
];

/** Nothing to see, or something else than what is there. */
const UNSEEN = [
  'Ana\u00ADMarić',
  'Ana\u034FMarić',
  'Ana\u200DMarić',
  'Ana\u200EMarić',
  '\u3164',
  '\u115F\u1160',
  '\uFFA0',
  '\u2800',
  '\uFFF9Ana',
  '\u{E0041}Ana',
];

describe('a name', () => {
  it.each(NAMES)('%s passes', (name) => expect(isPlainName(name)).toBe(true));
  it.each(LINKS)('%s is none', (text) => expect(isPlainName(text)).toBe(false));
  it.each(UNSEEN)('%j is none', (text) => expect(isPlainName(text)).toBe(false));

  it('never holds a link, wherever in it the link stands', () => {
    const words = fc.array(fc.constantFrom('Ana', 'Kovač', 'Dr.', 'd.o.o.', 'Ul.', '12'), { maxLength: 4 });
    const link = fc.constantFrom('evil.com', 'https://a', 'www.a.b', 'a@b.c', 'abc.ba', 'mr.sc.evil.ba');
    fc.assert(
      fc.property(words, link, words, (before, bad, after) => {
        expect(isPlainName([...before, bad, ...after].join(' '))).toBe(false);
      }),
    );
  });

  it('passes without a dot, sign or mark-up, in any script', () => {
    const letters = fc.stringMatching(/^[\p{Lu}][\p{Ll}]{1,12}$/u);
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 4 }), (words) => {
        expect(isPlainName(words.join(' '))).toBe(true);
      }),
    );
  });
});
