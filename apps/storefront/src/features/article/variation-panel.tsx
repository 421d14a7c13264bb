import { useMemo } from 'react';
import { packText } from '../../shared/article/pack-text.ts';
import { t } from '../../shared/texts/t.ts';
import { gridOf } from './matrix.logic.ts';
import { VariationGrid } from './variation-grid.tsx';
import { VariationList } from './variation-list.tsx';
import { VariationTiles } from './variation-tiles.tsx';
import type { VariationProps } from './variation-props.ts';
import styles from './variation.module.css';

/** Variants of an article with a quantity field each: a list for one attribute, a matrix for two. */
export function VariationPanel({ article, matrix, selection }: VariationProps) {
  const grid = useMemo(() => gridOf(matrix), [matrix]);
  const names = matrix.attributes.map((attribute) => attribute.title);
  const title = names.map((name, index) => (index === 0 ? name : name.toLowerCase())).join(' / ');
  if (!grid) {
    return (
      <section className={`sj-panel ${styles['card']} ${styles['listCard']}`}>
        <header className={styles['head']}>
          <h2>{title || t('article.variants')}</h2>
          {article.pack && <span className="sj-xs sj-t3">{packText({ ...article, variation: null })}</span>}
        </header>
        <VariationList article={article} matrix={matrix} selection={selection} />
      </section>
    );
  }
  return (
    <>
      <section className={`sj-panel ${styles['card']} sj-notphone`}>
        <header className={styles['head']}>
          <h2>{title}</h2>
          <span className="sj-xs sj-t3 sj-noprint">{t('article.pasteHint')}</span>
        </header>
        <VariationGrid article={article} grid={grid} selection={selection} />
      </section>
      <section className={`sj-panel ${styles['card']} ${styles['phone']}`}>
        <VariationTiles article={article} matrix={matrix} grid={grid} selection={selection} />
      </section>
    </>
  );
}
