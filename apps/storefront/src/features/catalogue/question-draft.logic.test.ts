import { describe, expect, it } from 'vitest';
import { questionBody, questionErrors } from './question-draft.logic.ts';

const draft = { words: 'toner ', text: ' Treba nam toner', name: 'Ana', email: 'ana@posta.test' };
const fieldsOf = (more: object, isGuest = false) => [...questionErrors({ ...draft, ...more }, isGuest).keys()];

describe('a question', () => {
  it('needs a text; of a guest a name and an address to answer as well', () => {
    expect(fieldsOf({ text: ' ' })).toEqual(['text']);
    expect(fieldsOf({ name: '', email: '' })).toEqual([]);
    expect(fieldsOf({ name: '', email: '' }, true)).toEqual(['name', 'email']);
  });

  it('may do without the words of the search', () => {
    expect(fieldsOf({ words: '' })).toEqual([]);
  });

  it('is refused at the field that breaks a rule of the call', () => {
    expect(fieldsOf({ email: 'ana' }, true)).toEqual(['email']);
    expect(fieldsOf({ name: 'https://posta.test' }, true)).toEqual(['name']);
  });

  it('is sent trimmed, with the contact of a guest only', () => {
    expect(questionBody(draft, [4], false)).toEqual({ words: 'toner', text: 'Treba nam toner', photoIds: [4] });
    expect(questionBody(draft, [], true)).toMatchObject({ contact: { name: 'Ana', email: 'ana@posta.test' } });
  });
});
