import type { NewsState } from '@sjaj/contract';
import { Badge, type BadgeTone } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

const TONE: Readonly<Record<NewsState, BadgeTone>> = {
  draft: 'warn',
  scheduled: 'outline',
  published: 'soft',
  ended: 'grey',
  archived: 'grey',
};

/** Whether customers read a news item, with the reason if not. */
export const NewsBadge = ({ state }: { readonly state: NewsState }) => (
  <Badge tone={TONE[state]}>{t(`newsState.${state}`)}</Badge>
);
