import type { AdminPicture } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import { pictureUrl } from '../../kernel/picture-url.ts';
import type { PictureRow } from './store.ts';

/** A picture as staff see it; what shows it has its title in their language. */
export const pictureView = ({ key, createdAt, uses, ...same }: PictureRow, language: Language): AdminPicture => ({
  ...same,
  url: pictureUrl(key) ?? '',
  createdAt: createdAt.toISOString(),
  uses: uses.map(({ kind, id, code, title }) => ({
    kind,
    id,
    title: [code, localised(title, language)].filter(Boolean).join(' '),
  })),
});
