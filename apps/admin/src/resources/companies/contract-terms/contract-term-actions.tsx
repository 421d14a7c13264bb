import { RowActions } from '../../../shared/record/row-actions.tsx';
import { t } from '../../../shared/texts/t.ts';
import { useReload } from './queries.ts';

interface ContractTermActionsProps {
  readonly companyId: number;
  /** What is changed or deleted, in words. */
  readonly name: string;
  readonly onEdit: () => void;
  readonly remove: () => Promise<{ readonly info?: { readonly message: string } }>;
}

/** Edit and delete of an agreement. */
export function ContractTermActions({ companyId, name, onEdit, remove }: ContractTermActionsProps) {
  const reload = useReload(companyId);
  return (
    <RowActions
      name={name}
      onEdit={onEdit}
      removal={{
        title: t('company.removeTitle'),
        question: t('company.removeSure', { name }),
        run: remove,
        onRemoved: () => void reload(),
      }}
    />
  );
}
