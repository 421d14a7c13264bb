import { ComboboxField, TextArea } from '@sjaj/ui';
import { useBrandOptions, useCategoryOptions } from '../../../shared/catalogue/options.ts';
import { t } from '../../../shared/texts/t.ts';
import type { SelectionDraft, SelectionErrors } from './selection.logic.ts';

interface SourceFieldsProps {
  readonly draft: SelectionDraft;
  readonly errors: SelectionErrors;
  readonly onChange: (more: Partial<SelectionDraft>) => void;
}

const ROWS = 6;
const LONGEST = 100_000;
/** Not translated. */
const EXAMPLE = 'CL-10015; 8,50; 9,95';

/** Which articles: their codes, or a brand and a category. */
export const SourceFields = (props: SourceFieldsProps) =>
  props.draft.kind === 'codes' ? <CodesField {...props} /> : <ScopeFields {...props} />;

function CodesField({ draft, errors, onChange }: SourceFieldsProps) {
  const { empty, wrongLines } = errors;
  const wrong = wrongLines && t('promotions.wrongLines', { lines: wrongLines.join(', ') });
  return (
    <TextArea
      label={t('promotions.codes')}
      rows={ROWS}
      maxLength={LONGEST}
      spellCheck={false}
      placeholder={EXAMPLE}
      hint={t('promotions.codesHint')}
      error={wrong ?? (empty ? t('promotions.noCodes') : undefined)}
      value={draft.text}
      onChange={(event) => onChange({ text: event.currentTarget.value })}
    />
  );
}

function ScopeFields({ draft, errors, onChange }: SourceFieldsProps) {
  const any = { value: '', label: t('company.any') };
  return (
    <>
      <ComboboxField
        label={t('article.brand')}
        options={[any, ...useBrandOptions()]}
        error={errors.empty ? t('promotions.chooseScope') : undefined}
        value={draft.brandId}
        onChange={(brandId) => onChange({ brandId })}
      />
      <ComboboxField
        label={t('article.category')}
        options={[any, ...useCategoryOptions()]}
        value={draft.categoryId}
        onChange={(categoryId) => onChange({ categoryId })}
      />
    </>
  );
}
