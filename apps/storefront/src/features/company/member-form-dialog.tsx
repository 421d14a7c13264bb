import type { ComponentProps } from 'react';
import { FormDialog, messageOf } from '@sjaj/app-kit';
import { t } from '../../shared/texts/t.ts';
import { isChangedMeanwhile } from './queries.ts';

interface MemberFormDialogProps extends Omit<ComponentProps<typeof FormDialog>, 'error'> {
  readonly error: Error | null;
}

/** The frame of the forms about a colleague. */
export const MemberFormDialog = ({ error, ...form }: MemberFormDialogProps) => (
  <FormDialog
    {...form}
    error={error && (isChangedMeanwhile(error) ? t('ordering.changedMeanwhile') : messageOf(error))}
  />
);
