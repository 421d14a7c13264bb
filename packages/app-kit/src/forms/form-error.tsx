import { Notice } from '@sjaj/ui';
import { formError } from '../api/failure.ts';

/** Says what is wrong with a refused form as a whole; nothing where its fields say it. */
export function FormError({ error }: { readonly error: Error | null }) {
  const message = formError(error);
  return message ? <Notice tone="error">{message}</Notice> : null;
}
