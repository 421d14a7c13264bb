import { expect, it } from 'vitest';
import { answerInAddress } from './social.logic.ts';

it.each([
  ['#code=abc', { code: 'abc', problem: null }],
  ['#problem=closed', { code: null, problem: 'closed' }],
  ['#problem=unheard-of', { code: null, problem: 'expired' }],
  ['#code=', { code: null, problem: 'expired' }],
  ['', { code: null, problem: 'expired' }],
])('%s is read as %o', (hash, answer) => expect(answerInAddress(hash)).toEqual(answer));
