import { Notice } from '@sjaj/ui';
import { consequenceOf, type TermFacts, termText } from './term-text.ts';

/** Return period and warranty of a complaint. One that is out of both is accepted: the notice says what happens with it. */
export function TermNotice(facts: TermFacts) {
  const consequence = consequenceOf(facts.term);
  const isOver = facts.term === 'late' || facts.term === 'warranty_over';
  return (
    <Notice tone={isOver ? 'warn' : 'info'}>
      {termText(facts)} {consequence}
    </Notice>
  );
}
