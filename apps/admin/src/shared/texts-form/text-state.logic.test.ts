import { expect, it } from 'vitest';
import { draftTextOf, NO_TEXT } from './text-draft.logic.ts';
import { textStateOf } from './text-state.logic.ts';

const KEYS = ['title', 'shortDescription', 'description'] as const;

it('tells what each language lacks', () => {
  const texts = {
    title: draftTextOf({ bs: 'Sredstvo za podove', en: 'Floor cleaner' }),
    shortDescription: NO_TEXT,
    description: draftTextOf({ bs: 'Za sve podove.' }),
  };
  expect(textStateOf(texts, KEYS, 'bs')).toEqual({ kind: 'missing', fields: ['shortDescription'] });
  expect(textStateOf(texts, KEYS, 'en')).toEqual({ kind: 'missing', fields: ['description'] });
  expect(textStateOf(texts, KEYS, 'hr')).toEqual({ kind: 'falls_back' });
  expect(textStateOf(texts, KEYS, 'srCyrl')).toEqual({ kind: 'falls_back' });
});

it('calls Cyrillic automatic where Latin letters are written', () => {
  const written = (text: string) => ({ bs: text, hr: '', srLatn: text, srCyrl: '', en: '' });
  const texts = { title: written('Krpa'), shortDescription: NO_TEXT, description: written('Mekana') };
  expect(textStateOf(texts, KEYS, 'srCyrl')).toEqual({ kind: 'automatic' });
  expect(textStateOf(texts, KEYS, 'srLatn')).toEqual({ kind: 'complete' });
  const own = {
    ...texts,
    title: { ...texts.title, srCyrl: 'Крпа' },
    description: { ...texts.description, srCyrl: 'Мекана' },
  };
  expect(textStateOf(own, KEYS, 'srCyrl')).toEqual({ kind: 'complete' });
});
