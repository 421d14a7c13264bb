import { useState } from 'react';
import type { ArticleDetails } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { type Fact, Facts, Tabs } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './tabs.module.css';
import { ReviewsPanel } from './reviews/reviews-panel.tsx';
import { SafetySheet } from './safety-sheet.tsx';

type Tab = 'data' | 'description' | 'safety' | 'reviews';

/** Tabs: technical data, description, safety and reviews. A printed page shows all of them. */
export function ArticleTabs({ article }: { readonly article: ArticleDetails }) {
  const facts = factsOf(article);
  const offered: { readonly value: Tab; readonly label: string }[] = [
    ...(facts.length > 0 ? [{ value: 'data', label: t('articleData.technicalData') } as const] : []),
    ...(article.description ? [{ value: 'description', label: t('articleData.description') } as const] : []),
    ...(article.safety ? [{ value: 'safety', label: t('articleData.safety') } as const] : []),
    { value: 'reviews', label: reviewsLabel(article) },
  ];
  const [tab, setTab] = useState<Tab>(offered[0]?.value ?? 'reviews');
  return (
    <section className={`sj-panel ${styles['card']}`}>
      <Tabs label={article.title} value={tab} tabs={offered} onChange={setTab}>
        <div className={styles['panel']}>
          {tab === 'data' && (
            <div className={styles['facts']}>
              <Facts facts={facts} left />
            </div>
          )}
          {tab === 'description' && <Description text={article.description} />}
          {tab === 'safety' && article.safety && <SafetySheet safety={article.safety} />}
          {tab === 'reviews' && <ReviewsPanel article={article} />}
        </div>
      </Tabs>
    </section>
  );
}

const reviewsLabel = ({ rating }: ArticleDetails): string =>
  rating ? `${t('article.reviews')} (${rating.count})` : t('article.reviews');

/** Splits the description into paragraphs at empty lines. */
function Description({ text }: { readonly text: string }) {
  return (
    <div className={styles['text']}>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Skipped here: already listed among the attributes. */
const isWarranty = ({ title }: { readonly title: string }): boolean => title.startsWith(t('articleData.warranty'));

const GRAMS_IN_KG = 1_000;

function factsOf(article: ArticleDetails): readonly Fact[] {
  const attributes = article.attributes.map(({ title, unit, values }) => ({
    term: title,
    value: `${values.map((value) => value.title).join(', ')}${unit ? ` ${unit}` : ''}`,
  }));
  return [
    ...attributes,
    ...(article.netWeightG > 0
      ? [{ term: t('articleData.netWeight'), value: `${formatNumber(article.netWeightG / GRAMS_IN_KG)} kg` }]
      : []),
    ...(article.warrantyMonths === null || article.attributes.some(isWarranty)
      ? []
      : [{ term: t('articleData.warranty'), value: t('unit.months', { count: article.warrantyMonths }) }]),
  ];
}
