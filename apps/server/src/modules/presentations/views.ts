import type { PresentationRequest } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { requestView } from '../availability-requests/index.ts';
import type { PresentationRow } from './store.ts';

export const presentationView = (row: PresentationRow, language: Language): PresentationRequest => ({
  ...requestView(row, language),
  outcome: row.outcome,
});
