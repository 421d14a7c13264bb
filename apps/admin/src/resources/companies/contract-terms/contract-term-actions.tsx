import { RowActions } from '../../../shared/record/row-actions.tsx';
import { Allowed } from '../../../shared/session/allowed.tsx';
import { t } from '../../../shared/texts/t.ts';
import { useReload } from './queries.ts';

interface ContractTermActionsProps {
  readonly companyId: number;
  /** Names the row in the labels of the buttons. */
  readonly name: string;
  readonly onEdit: () => void;
  readonly remove: () => Promise<{ readonly info?: { readonly message: string } }>;
}

/** The buttons to edit and delete a contract price or discount. */
export function ContractTermActions({ companyId, name, onEdit, remove }: ContractTermActionsProps) {
  const reload = useReload(companyId);
  return (
    <Allowed to="editContractTerms">
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
    </Allowed>
  );
}
