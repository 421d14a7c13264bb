import { ARTICLE_RELATIONS } from '@sjaj/contract';
import { RemoveRow } from '../../../shared/rows/remove-row.tsx';
import { rowChanges } from '../../../shared/rows/row-changes.ts';
import { RowInput } from '../../../shared/rows/row-input.tsx';
import { RowSelect } from '../../../shared/rows/row-select.tsx';
import { RowsCard } from '../../../shared/rows/rows-card.tsx';
import { t } from '../../../shared/texts/t.ts';
import type { DraftLink } from './draft.logic.ts';
import type { SectionProps } from './section-props.ts';

const EMPTY_LINK: DraftLink = { code: '', relation: 'accessory' };

interface LinksSectionProps extends SectionProps {
  /** Titles of saved links by their code. */
  readonly titles: Readonly<Record<string, string>>;
}

/** Articles that belong to this one: accessories, spare parts, what replaces it. */
export function LinksSection({ state: { draft, set }, errors, titles }: LinksSectionProps) {
  const relations = ARTICLE_RELATIONS.map((value) => ({ value, label: t(`articleRelation.${value}`) }));
  const { add, change, remove } = rowChanges(draft.links, (links) => set('links', links), EMPTY_LINK);
  return (
    <RowsCard
      title={t('article.links')}
      heads={[t('article.code'), t('article.name'), t('article.relation')]}
      none={t('article.noLinks')}
      isEmpty={draft.links.length === 0}
      error={errors['links']}
      add={t('article.addLink')}
      onAdd={add}
    >
      {draft.links.map(({ code, relation }, place) => {
        const row = t('article.linkRow', { line: place + 1 });
        return (
          <tr key={place}>
            <td data-label={t('article.code')}>
              <RowInput
                label={`${row}, ${t('article.code')}`}
                maxLength={40}
                value={code}
                error={errors[`links.${place}.code`]}
                onWrite={(value) => change(place, { code: value })}
              />
            </td>
            <td data-label={t('article.name')}>{titles[code.trim()] ?? '–'}</td>
            <td data-label={t('article.relation')}>
              <RowSelect
                label={`${row}, ${t('article.relation')}`}
                value={relation}
                options={relations}
                onWrite={(value) =>
                  change(place, { relation: ARTICLE_RELATIONS.find((one) => one === value) ?? relation })
                }
              />
            </td>
            <td>
              <RemoveRow name={row} onRemove={() => remove(place)} />
            </td>
          </tr>
        );
      })}
    </RowsCard>
  );
}
