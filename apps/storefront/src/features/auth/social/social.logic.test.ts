import { expect, it } from 'vitest';
import { answerInAddress, providerToLink } from './social.logic.ts';

it.each([
  ['#code=abc', { code: 'abc', problem: null }],
  ['#problem=closed', { code: null, problem: 'closed' }],
  ['#problem=unheard-of', { code: null, problem: 'expired' }],
  ['#code=', { code: null, problem: 'expired' }],
  ['', { code: null, problem: 'expired' }],
])('%s is read as %o', (hash, answer) => expect(answerInAddress(hash)).toEqual(answer));

it('links with a provider that the profile has stored, and with nothing else', () => {
  expect(providerToLink('facebook')).toBe('facebook');
  for (const stored of [null, '', 'unheard-of']) expect(providerToLink(stored)).toBeNull();
});
