import { type PictureFocus, PictureForm } from '@sjaj/contract';
import { z } from 'zod';
import { asTyped, optionalTexts, text } from '../form/field-codecs.logic.ts';
import { recordForm } from '../form/record-form.ts';
import { t } from '../texts/t.ts';

const FIELDS = z.object({
  name: text(),
  alt: optionalTexts(),
  focus: asTyped<PictureFocus | null>(),
});

export type PictureDraft = z.input<typeof FIELDS>;

/** The fields of a picture: of its page, and of the dialog that describes it beside a record. */
export const pictureRecord = recordForm({
  fields: FIELDS,
  schema: PictureForm,
  fieldNames: { name: 'article.name', alt: 'editor.description', focus: 'pictures.focus' },
  shown: { focus: (focus) => (focus ? t('pictures.focusAt', { ...focus }) : t('sign.no')) },
});
