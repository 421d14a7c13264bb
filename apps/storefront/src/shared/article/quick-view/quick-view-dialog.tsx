import { createPortal } from 'react-dom';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import type { ArticleCard, ArticleDetails } from '@sjaj/contract';
import { type Fact, Button, ButtonLink, CodeCopy, Dialog, Facts, Notice, Picture, Skeleton, useUiLink } from '@sjaj/ui';
import { api } from '../../api/api.ts';
import { t } from '../../texts/t.ts';
import { articleAddress, brandAddress } from '../addresses.ts';
import { ArticleStock } from '../article-stock.tsx';
import { ArticlePrice } from '../article-price.tsx';
import { BuyControl } from '../buy-control.tsx';
import { Hazards } from '../hazards.tsx';
import { placeholderAddress } from '../placeholder.ts';
import { QuantitiesStartAtZero } from '../quantity-start.ts';
import styles from './quick-view.module.css';

const MINUTE_MS = 60_000;
const PICTURE_HEIGHT = 280;
const MOST_FACTS = 8;

const quickViewQuery = (id: number) =>
  queryOptions({
    queryKey: ['quick-view', id],
    queryFn: async ({ signal }) => (await api.articles.quickView({ params: { id } }, { signal })).data,
    staleTime: MINUTE_MS,
  });

interface QuickViewDialogProps {
  readonly article: ArticleCard;
  readonly onClose: () => void;
}

/** An article in short, without leaving the list: what the card knows at once, the rest when it has come. */
export function QuickViewDialog({ article, onClose }: QuickViewDialogProps) {
  const Link = useUiLink();
  const { data: details, error } = useQuery(quickViewQuery(article.id));
  const foot = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t('action.close')}
      </Button>
      <ButtonLink variant="line" href={articleAddress(article)}>
        {t('article.openPage')}
      </ButtonLink>
    </>
  );
  // Outside the card, whose style would reach into it.
  return createPortal(
    <Dialog title={article.title} open onClose={onClose} size="lg" foot={foot}>
      <div className={styles['columns']}>
        <Picture
          src={details?.imageUrls[0] ?? article.highlightedImageUrl}
          placeholder={placeholderAddress(article.placeholder)}
          alt={details?.imageAlts[0] || article.title}
          height={PICTURE_HEIGHT}
          eager
        />
        <div className="sj-col sj-g12">
          <div className="sj-row sj-wraps">
            <CodeCopy code={article.code} />
            <Link className="sj-link sj-xs" href={brandAddress(article.brand)}>
              {article.brand.title}
            </Link>
          </div>
          <ArticleStock stock={article.stock} unit={article.unit} />
          {article.hazards && <Hazards hazards={article.hazards} />}
          <ArticlePrice article={article} size="lg" />
          <div className={styles['buy']}>
            <QuantitiesStartAtZero value={false}>
              <BuyControl article={article} />
            </QuantitiesStartAtZero>
          </div>
          {error ? <Notice tone="error">{messageOf(error)}</Notice> : <About details={details} />}
        </div>
      </div>
    </Dialog>,
    document.body,
  );
}

function About({ details }: { readonly details: ArticleDetails | undefined }) {
  if (!details) return <Skeleton height={120} />;
  return (
    <>
      {details.shortDescription && <p className="sj-t2">{details.shortDescription}</p>}
      <Facts facts={factsOf(details)} left />
    </>
  );
}

const factsOf = ({ attributes }: ArticleDetails): readonly Fact[] =>
  attributes.slice(0, MOST_FACTS).map(({ title, unit, values }) => ({
    term: title,
    value: `${values.map((value) => value.title).join(', ')}${unit ? ` ${unit}` : ''}`,
  }));
