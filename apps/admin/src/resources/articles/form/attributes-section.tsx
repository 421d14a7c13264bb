import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ArticleFormOptions } from '@sjaj/contract';
import { Panel, SelectField } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { optionsQuery } from '../queries.ts';
import { ChipsField } from '../../../shared/catalogue/chips-field.tsx';
import type { SectionProps } from './section-props.ts';

type Attribute = ArticleFormOptions['attributes'][number];

const optionsOf = (list: readonly { readonly id: number; readonly title: string }[] = []) =>
  list.map(({ id, title }) => ({ value: String(id), label: title }));

/** The values of attributes and the tags of an article. First come the attributes of its categories. */
export function AttributesSection({ state: { draft, set }, errors }: SectionProps) {
  const { data: options } = useQuery(optionsQuery);
  // Attributes that the user opened; those with a value and those of the categories are open anyway.
  const [opened, setOpened] = useState<readonly number[]>([]);
  const attributes = options?.attributes ?? [];
  const ofCategories = new Set(
    options?.categories.filter(({ id }) => draft.categoryIds.includes(id)).flatMap(({ attributeIds }) => attributeIds),
  );
  const chosenOf = ({ values }: Attribute) =>
    draft.attributeValueIds.filter((id) => values.some((value) => value.id === id));
  const isOpen = (one: Attribute) => ofCategories.has(one.id) || opened.includes(one.id) || chosenOf(one).length > 0;
  const closed = attributes.filter((one) => !isOpen(one));
  const choose = (attribute: Attribute, ids: readonly number[]) => {
    const others = draft.attributeValueIds.filter((id) => !attribute.values.some((value) => value.id === id));
    set('attributeValueIds', [...others, ...ids]);
  };
  return (
    <Panel title={t('article.attributes')}>
      <div className="adm-fields">
        {attributes.filter(isOpen).map((attribute) => (
          <ChipsField
            key={attribute.id}
            label={attribute.title}
            add={t('article.addValue')}
            options={optionsOf(attribute.values)}
            chosen={chosenOf(attribute)}
            onChange={(ids) => choose(attribute, ids)}
          />
        ))}
        {closed.length > 0 && (
          <SelectField
            label={t('article.moreAttributes')}
            options={[{ value: '', label: t('article.chooseOne') }, ...optionsOf(closed)]}
            value=""
            onChange={(event) => {
              const id = Number(event.currentTarget.value);
              if (id > 0) setOpened([...opened, id]);
            }}
          />
        )}
        <ChipsField
          label={t('article.tags')}
          add={t('article.addTag')}
          options={optionsOf(options?.tags)}
          chosen={draft.tagIds}
          error={errors['tagIds']}
          onChange={(ids) => set('tagIds', ids)}
        />
      </div>
      <p className="sj-sm sj-t3 adm-card-foot">{t('article.attributesHint')}</p>
    </Panel>
  );
}
