import type { ArticleForm } from '@sjaj/contract';
import { Problem } from '../../platform/problem.ts';

export const MOST_PICTURES = 20;

/** 404 for an article that is not there, 409 for one that somebody has saved since. */
export function checkVersion(stored: number | undefined, seen: number): void {
  if (stored === undefined) throw new Problem('articles.not_found', 404);
  if (stored !== seen) throw new Problem('articles.changed_meanwhile', 409);
}

/** 409 for an archived article that is to be shown: it has to be restored first. */
export function checkNotShown({ archivedAt }: { readonly archivedAt: Date | null }, isVisibleOnWeb: boolean): void {
  if (archivedAt !== null && isVisibleOnWeb) throw new Problem('articles.is_archived', 409);
}

/** 400, at the first that is wrong, unless each quantity comes once and its price is below the list price and that of fewer pieces. */
export function checkBreaks({ vpc, breaks }: Pick<ArticleForm, 'vpc' | 'breaks'>): void {
  const byQuantity = breaks.toSorted((a, b) => a.fromQuantity - b.fromQuantity);
  const wrong = byQuantity.find((step, place) => {
    const before = byQuantity[place - 1];
    return step.price >= (before?.price ?? vpc) || step.fromQuantity === before?.fromQuantity;
  });
  if (!wrong) return;
  const key = 'articles.breaks_not_falling';
  throw new Problem(key, 400, { errors: [{ field: `breaks.${breaks.lastIndexOf(wrong)}.price`, key }] });
}

/** 409 where the article has as many pictures as it may. */
export function checkRoomForPicture(pictures: number): void {
  if (pictures >= MOST_PICTURES) {
    throw new Problem('articles.too_many_pictures', 409, { facts: { maximum: MOST_PICTURES } });
  }
}

/** 409 where the article has the picture already, or as many as it may. */
export function checkNewPicture(own: readonly { readonly key: string }[], key: string): void {
  if (own.some((picture) => picture.key === key)) throw new Problem('articles.picture_repeated', 409);
  checkRoomForPicture(own.length);
}

/** 404 where one of the pictures is not the article's, 400 where one comes twice. */
export function checkPictures(own: readonly number[], wanted: readonly number[]): void {
  if (new Set(wanted).size !== wanted.length) throw new Problem('request.invalid', 400);
  if (wanted.some((id) => !own.includes(id))) throw new Problem('articles.picture_not_found', 404);
}
