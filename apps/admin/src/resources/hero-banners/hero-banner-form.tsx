import { type AdminHeroBanner, HeroBannerForm } from '@sjaj/contract';
import { contentFor } from '@sjaj/domain';
import { Panel, TextField } from '@sjaj/ui';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { PictureCard } from '../../shared/files/picture-card.tsx';
import { asTyped, count, optionalText, optionalTexts, textsWithBosnian } from '../../shared/form/field-codecs.logic.ts';
import { recordForm } from '../../shared/form/record-form.ts';
import { OrderField } from '../../shared/record/order-field.tsx';
import { PublicationPanel } from '../../shared/record/publication-panel.tsx';
import type { CardProps, RecordDefinition } from '../../shared/record/record-definition.ts';
import { NO_TEXT, type TextField as Text } from '../../shared/texts-form/text-draft.logic.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { language, t } from '../../shared/texts/t.ts';

const FIELDS = z.object({
  title: textsWithBosnian(),
  text: optionalTexts(),
  link: optionalText(),
  order: count(),
  startsOn: optionalText(),
  endsOn: optionalText(),
  isActive: asTyped<boolean>(),
});

type Draft = z.input<typeof FIELDS>;
type Props = CardProps<AdminHeroBanner, Draft>;

const TEXT_FIELDS = [
  { key: 'title', label: 'terms.title', longest: 80 },
  { key: 'text', label: 'terms.content', longest: 200, optional: true },
] as const satisfies readonly Text<string>[];

/** The texts of a banner and where it leads. */
function HeroBannerMain({ state: { draft, set }, errors }: Props) {
  return (
    <>
      <TextsCard title={t('article.namesAndTexts')} fields={TEXT_FIELDS} texts={draft} errors={errors} onWrite={set} />
      <Panel title={t('form.basics')}>
        <div className="adm-fields">
          <div className="adm-wide">
            <TextField
              label={t('banners.link')}
              hint={t('banners.linkHint')}
              optional
              maxLength={300}
              value={draft.link}
              error={errors['link']}
              onChange={(event) => set('link', event.currentTarget.value)}
            />
          </div>
          <OrderField value={draft.order} error={errors['order']} onChange={(order) => set('order', order)} />
        </div>
      </Panel>
    </>
  );
}

/** When customers see it, and its picture. */
function HeroBannerSide({ state: { draft, set }, errors, record, onRecord }: Props) {
  return (
    <>
      <PublicationPanel draft={draft} errors={errors} onSwitch={(isActive) => set('isActive', isActive)} onDay={set} />
      {record && onRecord && (
        <PictureCard
          record={record}
          save={(file) => {
            const params = { id: record.id };
            return file ? api.heroBanners.setPicture({ params, file }) : api.heroBanners.removePicture({ params });
          }}
          onRecord={onRecord}
        />
      )}
    </>
  );
}

export const heroBannerDefinition: RecordDefinition<AdminHeroBanner, HeroBannerForm, Draft> = {
  home: '/banners',
  queryKey: 'heroBanners',
  entity: 'hero_banner',
  title: 'resource.heroBanners',
  newTitle: 'banners.new',
  calls: api.heroBanners,
  emptyDraft: {
    title: NO_TEXT,
    text: NO_TEXT,
    link: '',
    order: '0',
    startsOn: '',
    endsOn: '',
    isActive: true,
  },
  ...recordForm({
    fields: FIELDS,
    schema: HeroBannerForm,
    fieldNames: {
      title: 'terms.title',
      text: 'terms.content',
      link: 'banners.link',
      order: 'categories.order',
      startsOn: 'coupons.startsOn',
      endsOn: 'coupons.endsOn',
      isActive: 'banners.active',
    },
  }),
  nameOf: (draft) => contentFor(draft.title, language())?.text ?? '',
  copyOf: (draft) => ({ ...draft, isActive: false }),
  main: HeroBannerMain,
  side: HeroBannerSide,
  customerHref: () => '/',
  removal: { title: 'banners.remove', question: (name) => t('banners.removeSure', { name }) },
};
