import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLetters, tokensOf } from './fold.ts';
import { searchWordsOf } from './search-words.ts';
import { ekavian, stem } from './stem.ts';
import { toCyrillic } from './transliterate.ts';

describe('foldLetters', () => {
  it.each([
    ['Čistač ĐUBRE', 'cistac dubre'],
    ['djubre', 'dubre'],
    ['канта за смеће', 'kanta za smece'],
    ['Kanta, za – smeće!', 'kanta za smece'],
    ['ＡＢ m²', 'ab m2'],
    ['čaša'.normalize('NFD'), 'casa'],
    ['a😀b', 'a b'],
    ['ЙОД й 🆐', 'iod i d'],
  ])('%s → %s', (text, folded) => expect(foldLetters(text)).toBe(folded));

  it('is settled after one turn, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => foldLetters(foldLetters(text)) === foldLetters(text)),
    );
  });

  it('does not see the script', () => {
    const words = fc.stringMatching(/^[a-zčćđšž]{2,10}$/).filter((word) => !/[qwxy]/.test(word));
    fc.assert(fc.property(words, (word) => foldLetters(toCyrillic(word)) === foldLetters(word)));
  });
});

it('parts figures from their unit', () =>
  expect(tokensOf('5l FFP2 500 ml 10kg')).toEqual(['5', 'l', 'ffp2', '500', 'ml', '10', 'kg']));

it('parts the sides of what is measured, and leaves norms whole', () =>
  expect(tokensOf('40x40 60x80cm 4x43c 2x15')).toEqual(['40', '40', '60', '80', 'cm', '4x43c', '2x15']));

describe('stems', () => {
  it.each([
    'rukavica rukavice rukavicama rukavicu rukavici rukavicom',
    'kanta kante kanti kantama kantu',
    'krpa krpe krpu krpama',
    'čistač čistači čistača čistačima čistačem',
    'maska maske maski maskama masaka',
    'papir papiri papira papirom',
    'deterdžent deterdženti deterdženta deterdženata deterdžentom',
    'filtar filtri filtra filtara',
    'mop mopovi mopova mopovima',
    'znak znakovi znakova',
    'stroj strojevi strojeva',
    'prsluk prsluci prsluka prslucima',
    'ručnik ručnici ručnika',
    'čizma čizme čizama',
    'sredstvo sredstva sredstava',
    'artikal artikla artikli artikala artikl',
    'sapun sapuni sapuna sapunom',
    'držač držači držača',
    'baterija baterije bateriju',
    'jednokratne jednokratnih jednokratna jednokratnoj',
    'pojas pojasevi pojaseva',
    'cijev cijevi',
  ])('%s meet', (forms) => expect(new Set(tokensOf(forms).map(stem)).size).toBe(1));

  it('keep different goods apart', () => {
    const goods = tokensOf(
      'rukavica krpa kanta maska papir sapun spužva metla mop četka vreća folija čaša rola filter kapa',
    );
    expect(new Set(goods.map(stem)).size).toBe(goods.length);
  });

  it('leave codes and short words alone', () => {
    expect(['ffp2', '388', 'za', 'mop', 'a4'].map(stem)).toEqual(['ffp2', '388', 'za', 'mop', 'a4']);
  });

  it('never grow and never vanish', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{1,15}$/),
        (word) => stem(word).length > 0 && stem(word).length <= word.length,
      ),
    );
  });
});

describe('yat', () => {
  it.each([
    ['bijelo', 'belo'],
    ['mlijeko', 'mleko'],
    ['mjera', 'mera'],
    ['osvježivač', 'osveživač'],
    ['odjeća', 'odeća'],
    ['dječji', 'dečji'],
    ['lijepilo', 'lepilo'],
  ])('%s and %s meet', (ijekavian, ekavianWord) => {
    const keys = (text: string): string[] =>
      searchWordsOf(text).flatMap(({ stem: own, variant }) => [own, variant ?? own]);
    expect(keys(ijekavian)).toContain(keys(ekavianWord)[0]);
  });

  it('leaves je at the beginning and after a vowel', () => {
    expect(['jedn', 'projekt'].map(ekavian)).toEqual(['jedn', 'projekt']);
  });
});
