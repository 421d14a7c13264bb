import { showToast } from '@sjaj/ui';
import { t } from '../texts/t.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const PICTURE_TYPES = TYPES.join(',');
export const LARGEST_MB = 10;
const BYTES_A_MB = 1_048_576;

/** The files that may be pictures. Those that the server refuses for their type or size are named, and not sent. */
export const picturesAmong = (files: readonly File[]): File[] => files.filter(isPicture);

function isPicture(file: File): boolean {
  const isFine = TYPES.includes(file.type) && file.size <= LARGEST_MB * BYTES_A_MB;
  if (!isFine) showToast({ tone: 'error', title: file.name, text: t('article.pictureHint', { size: LARGEST_MB }) });
  return isFine;
}
