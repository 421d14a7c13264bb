import { Panel, TextArea } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { FIELD_NAMES } from './fields.ts';
import type { SectionProps } from './section-props.ts';

const ROWS = 5;
const LONGEST = 4_000;

/** What staff want to remember about the company. The customer never sees it. */
export const NoteCard = ({ state: { draft, set }, errors }: Pick<SectionProps, 'errors' | 'state'>) => (
  <Panel title={t('company.note')}>
    <TextArea
      label={t(FIELD_NAMES.note)}
      hint={t('company.noteHint')}
      optional
      rows={ROWS}
      maxLength={LONGEST}
      value={draft.note}
      error={errors['note']}
      onChange={(event) => set('note', event.currentTarget.value)}
    />
  </Panel>
);
