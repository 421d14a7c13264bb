import type { PictureFocus } from '@sjaj/contract';
import type { Content, Language } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import { localised } from './localised.ts';

/** What a page needs of a picture besides its address. */
export interface PictureDisplay {
  readonly alt: Content;
  readonly focus: PictureFocus | null;
}

/** How the picture is displayed whose key is in a column of the statement, such as `n.picture_key`; null where that is null. */
export const pictureDisplay = (keyColumn: string): RawBuilder<PictureDisplay | null> => sql`(
  select json_build_object('alt', display.alt, 'focus',
    case when display.focus_x is not null then json_build_object('x', display.focus_x, 'y', display.focus_y) end)
  from picture display where display.key = ${sql.ref(keyColumn)})`;

export const pictureDisplayView = (display: PictureDisplay | null, language: Language) => ({
  pictureAlt: localised(display?.alt, language),
  pictureFocus: display?.focus ?? null,
});
