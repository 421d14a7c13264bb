import { describe, expect, it } from 'vitest';
import { fittingQuestions } from './questions.logic.ts';

const groups = [
  { title: 'Plaćanje', questions: [{ question: 'Kako platiti?', answer: '<p>Virmanom ili karticom.</p>' }] },
  {
    title: 'Dostava',
    questions: [
      { question: 'Koliko traje?', answer: 'Oko 7 dana.' },
      { question: 'Gdje preuzeti?', answer: 'U Mostaru.' },
    ],
  },
  { title: 'Prazno', questions: [] },
];
const found = (typed: string) =>
  fittingQuestions(groups, typed).flatMap(({ questions }) => questions.map(({ question }) => question));

describe('the filtered questions', () => {
  it('are all questions if nothing is typed, without empty groups', () => {
    expect(fittingQuestions(groups, ' ').map(({ title }) => title)).toEqual(['Plaćanje', 'Dostava']);
  });

  it('have every word in the question or the answer, in either script and case', () => {
    expect(found('KARTICOM kako')).toEqual(['Kako platiti?']);
    expect(found('мостару')).toEqual(['Gdje preuzeti?']);
    expect(found('karticom mostaru')).toEqual([]);
  });
});
