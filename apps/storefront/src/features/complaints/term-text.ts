import type { ComplaintTerm } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { language, t } from '../../shared/texts/t.ts';

export interface TermFacts {
  readonly term: ComplaintTerm;
  readonly returnUntil: string | null;
  readonly warrantyUntil: string | null;
}

/** What return period and warranty come to, in a sentence. */
export function termText({ term, returnUntil, warrantyUntil }: TermFacts): string {
  const until = (day: string | null): string => (day === null ? '' : formatDate(day, language()));
  switch (term) {
    case 'in_time':
      return t('complaintTerm.in_time', { returnUntil: until(returnUntil) });
    case 'late':
      return t('complaintTerm.late', { returnUntil: until(returnUntil) });
    case 'in_warranty':
      return t('complaintTerm.in_warranty', { warrantyUntil: until(warrantyUntil) });
    case 'warranty_over':
      return t('complaintTerm.warranty_over', { warrantyUntil: until(warrantyUntil) });
    case 'unknown':
      return t('complaintTerm.unknown');
  }
}

/** What follows from it; null where nothing does. */
export function consequenceOf(term: ComplaintTerm): string | null {
  if (term === 'late') return t('complaints.lateNotice');
  if (term === 'warranty_over') return t('complaints.paidService');
  return term === 'unknown' ? t('complaints.unknownNotice') : null;
}
