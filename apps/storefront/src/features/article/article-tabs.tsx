import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ArticleDetails } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { type Fact, Facts, RichText, Tabs } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './tabs.module.css';
import { articleTabsQuery } from './queries.ts';
import { ReviewsPanel } from './reviews/reviews-panel.tsx';
import { SafetySheet } from './safety-sheet.tsx';

type FixedTab = 'data' | 'description' | 'safety' | 'reviews';
/** A tab that staff have written. */
type WrittenTab = `written-${number}`;
type Tab = FixedTab | WrittenTab;

/** Tabs: technical data, description, safety, reviews, and then those of staff. A printed page shows all of them. */
export function ArticleTabs({ article }: { readonly article: ArticleDetails }) {
  const facts = factsOf(article);
  const { data: written = [] } = useQuery(articleTabsQuery(article.id));
  const offered: { readonly value: Tab; readonly label: string }[] = [
    ...(facts.length > 0 ? [{ value: 'data', label: t('articleData.technicalData') } as const] : []),
    ...(article.description ? [{ value: 'description', label: t('articleData.description') } as const] : []),
    ...(article.safety ? [{ value: 'safety', label: t('articleData.safety') } as const] : []),
    { value: 'reviews', label: reviewsLabel(article) },
    ...written.map(({ id, title }) => ({ value: `written-${id}`, label: title }) as const),
  ];
  const [chosen, setTab] = useState<Tab | null>(null);
  // The next article may lack the tab that was chosen.
  const tab = offered.find(({ value }) => value === chosen)?.value ?? offered[0]?.value ?? 'reviews';
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
          {written.map(({ id, content }) => tab === `written-${id}` && <RichText key={id} html={content} />)}
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
