import { useQuery } from '@tanstack/react-query';
import type { AdminPromotion, AdminPromotionItem } from '@sjaj/contract';
import { contentFor, formatDateInTable, isBusinessDate } from '@sjaj/domain';
import { Panel, Picture } from '@sjaj/ui';
import { amountText, kmText } from '../../shared/figures/amounts.ts';
import { placeholderUrl } from '../../shared/figures/placeholder.ts';
import { language, t } from '../../shared/texts/t.ts';
import { itemsQuery } from './items/queries.ts';
import type { Draft } from './promotion-fields.ts';

const SHOWN = 3;

interface PreviewCardProps {
  readonly promotion: AdminPromotion;
  readonly draft: Draft;
}

/** A preview of the promotion for customers: the typed name and end, and its first articles. */
export function PreviewCard({ promotion, draft }: PreviewCardProps) {
  const { data } = useQuery(itemsQuery(promotion.id, { page: 1, view: 'all', text: '' }));
  const shown = (data?.data ?? []).filter(({ isVisibleOnWeb }) => isVisibleOnWeb).slice(0, SHOWN);
  const title = contentFor(draft.title, language())?.text ?? '–';
  return (
    <Panel title={t('promotions.preview')}>
      <div className="promotion-preview">
        <span className="sj-row promotion-preview-head">
          {promotion.pictureUrl && <Picture src={promotion.pictureUrl} size={56} />}
          <span className="promotion-preview-words">
            <b>{title}</b>
            <span className="sj-sm sj-t2">
              {isBusinessDate(draft.endsOn) &&
                t('promotions.until', { date: formatDateInTable(draft.endsOn, language()) })}
            </span>
          </span>
        </span>
        <ul>
          {shown.map((item) => (
            <PreviewItem key={item.id} item={item} />
          ))}
        </ul>
        {data && shown.length === 0 && <span className="sj-sm sj-t2">{t('promotions.nothingToShow')}</span>}
      </div>
    </Panel>
  );
}

const PreviewItem = ({ item }: { readonly item: AdminPromotionItem }) => (
  <li className="sj-row">
    <Picture src={item.imageUrl} placeholder={placeholderUrl(item.placeholder)} size={40} />
    <span className="sj-grow promotion-preview-words">
      <span className="sj-sm sj-ell">{item.title}</span>
      <span className="sj-sm">
        <b>{kmText(item.price)}</b> <s className="sj-t3">{amountText(item.vpc)}</s>
      </span>
    </span>
  </li>
);
