import type { ArticleDetails, VariationMatrix } from '@sjaj/contract';
import { times, fromKm, toKm } from '@sjaj/domain';
import { Button, classNames, Facts, Picture, useAmount } from '@sjaj/ui';
import { ArticlePrice } from '../../shared/article/article-price.tsx';
import { CostsOfUse } from '../../shared/article/cost-of-use.tsx';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { CompareButton } from '../../shared/compare/compare-toggle.tsx';
import { t } from '../../shared/texts/t.ts';
import { AddButton, useTotalTerm } from './add-button.tsx';
import styles from './buy.module.css';
import { CheaperInUse } from './cheaper-in-use.tsx';
import { ContentPrice } from './content-price.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { countedFor, leadOf, piecesInCart, selectionOf } from './matrix.logic.ts';
import { memberName } from '../../shared/article/variation-members.logic.ts';
import { TierTable } from './tier-table.tsx';
import { priceAt, tiersFor } from './tier.logic.ts';
import { totalKm, type Selection } from './use-selection.ts';
import { WishButton } from './wish-button.tsx';

interface SelectionPanelProps {
  readonly article: ArticleDetails;
  /** As the chosen variant. */
  readonly shown: ArticleDetails;
  readonly matrix: VariationMatrix;
  readonly selection: Selection;
}

/** Chosen variants with their total, and the button that adds them to the cart. */
export function SelectionPanel({ article, shown, matrix, selection }: SelectionPanelProps) {
  const amount = useAmount();
  const totalTerm = useTotalTerm();
  const counted = { chosen: selection.quantities, inCart: selection.inCart };
  const { lines } = selectionOf(matrix, counted);
  const inCart = piecesInCart(matrix, selection.inCart);
  const lead = leadOf(matrix, { lines }, article.id);
  const total = totalKm(selection);
  return (
    <section className={`sj-panel ${styles['panel']}`} aria-label={t('article.totalChosen')}>
      <ArticlePrice article={shown} size="lg" />
      <ContentPrice article={shown} />
      <CostsOfUse costs={shown.costsOfUse} className={styles['cost']} />
      <CheaperInUse article={shown} />
      {lead && (
        <TierTable
          tiers={tiersFor(lead.member)}
          quantity={countedFor(matrix, counted, lead.member.id)}
          unit={article.unit}
          source={article.priceSource}
          variant={memberName(matrix, lead.member)}
          together={matrix.breaksCountTogether ? namesOf(matrix) : null}
          hasInCart={inCart > 0}
        />
      )}
      {lines.length === 0 ? (
        <p className={classNames(styles['hint'], 'sj-noprint')}>{t('article.matrixHint')}</p>
      ) : (
        <ul className={styles['lines']}>
          {lines.map(({ member, quantity }) => (
            <li key={member.id}>
              <Picture
                src={member.highlightedImageUrl}
                placeholder={placeholderAddress(article.placeholder)}
                size={28}
              />
              <span className="sj-grow">
                {memberName(matrix, member)} <span className="sj-t3 sj-num">{`× ${quantity}`}</span>
              </span>
              <b className="sj-num sj-nw">
                {amountOf(priceAt(member, countedFor(matrix, counted, member.id)), quantity, amount)}
              </b>
            </li>
          ))}
        </ul>
      )}
      <div className={classNames(styles['total'], 'sj-noprint')} aria-live="polite">
        {inCart > 0 && (
          <p className={styles['hint']}>{`${t('article.inCart', { quantity: inCart })} ${article.unit}`}</p>
        )}
        {lines.length > 0 && (
          <Facts
            facts={[
              { term: t('unit.variants', { count: lines.length }), value: `${selection.pieces} ${article.unit}` },
              ...(total === null
                ? []
                : [
                    {
                      term: totalTerm,
                      value: amount(total),
                      total: true,
                    },
                  ]),
            ]}
          />
        )}
      </div>
      <AddButton selection={selection}>
        {selection.pieces > 0
          ? t('article.addCount', { quantity: selection.pieces, unit: article.unit })
          : t('article.addToCart')}
      </AddButton>
      <div className={styles['second']}>
        <WishButton articleId={article.id} />
        <CompareButton articleId={article.id} />
        {lines.length > 0 && (
          <Button variant="line" full onClick={() => selection.setAll(new Map())}>
            {t('home.allToZero')}
          </Button>
        )}
      </div>
      <DeliveryFacts article={article} />
    </section>
  );
}

/** Names of the attributes in which the variants differ: "veličina, boja". */
const namesOf = ({ attributes }: VariationMatrix): string =>
  attributes.map(({ title }) => title.toLowerCase()).join(', ');

function amountOf(price: number | null, quantity: number, format: (km: number) => string): string {
  return price === null || !Number.isSafeInteger(quantity) ? '' : format(toKm(times(fromKm(price), quantity)));
}
