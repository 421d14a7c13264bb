import type { Category } from '@sjaj/contract';
import { categoryAddress } from './addresses.ts';
import type { Link } from './page-content.ts';

export const categoryLink = ({ id, title }: Category): Link => ({ title, path: categoryAddress({ id, title }) });

/** The category and those above it, from the top. */
export function trailOf(all: readonly Category[], id: number | undefined): Link[] {
  const trail: Link[] = [];
  let at = all.find((category) => category.id === id);
  while (at && trail.length < 10) {
    trail.unshift(categoryLink(at));
    const above = at.parentCategoryId;
    at = all.find((category) => category.id === above);
  }
  return trail;
}
