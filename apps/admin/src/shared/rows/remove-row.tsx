import { IconTrash } from '@tabler/icons-react';
import { IconButton } from '@sjaj/ui';
import { t } from '../texts/t.ts';

/** Takes a row away; nothing is lost before the form is saved. */
export const RemoveRow = ({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) => (
  <span className="sj-row adm-line-actions">
    <IconButton
      size="sm"
      label={t('form.deleteRow', { name })}
      icon={<IconTrash size={16} aria-hidden="true" />}
      onClick={onRemove}
      tip="end"
    />
  </span>
);
