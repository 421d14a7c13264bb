import type { PurchaseOrderRow } from '@sjaj/contract';
import { Badge, type BadgeTone } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

type State = PurchaseOrderRow['state'];

const TONE: Readonly<Record<State, BadgeTone>> = { ordered: 'outline', received: 'soft', cancelled: 'grey' };

export const PurchaseState = ({ state }: { readonly state: State }) => (
  <Badge tone={TONE[state]}>{t(`purchaseState.${state}`)}</Badge>
);
