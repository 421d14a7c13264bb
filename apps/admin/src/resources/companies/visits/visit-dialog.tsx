import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { fieldErrors, messageOf, useSendOnce } from '@sjaj/app-kit';
import { type CustomerVisit, VisitForm } from '@sjaj/contract';
import { businessDate, formatDate } from '@sjaj/domain';
import { DateField, showToast, TextArea, TextField } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { errorsOf } from '../../../shared/form/form-errors.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { language, t } from '../../../shared/texts/t.ts';

interface VisitDialogProps {
  readonly companyId: number;
  /** null for a new one. */
  readonly visit: CustomerVisit | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

interface Draft {
  readonly visitedOn: string;
  readonly person: string;
  readonly summary: string;
  readonly nextStep: string;
  readonly nextOn: string;
}

const FIELD_NAMES = {
  visitedOn: 'visits.visitedOn',
  person: 'visits.person',
  summary: 'visits.summary',
  nextStep: 'visits.nextStep',
  nextOn: 'visits.nextOn',
} as const;

const draftOf = ({ visitedOn, person, summary, nextStep, nextOn }: CustomerVisit): Draft => ({
  visitedOn,
  person,
  summary,
  nextStep,
  nextOn: nextOn ?? '',
});

const emptyDraft = (): Draft => ({
  visitedOn: businessDate(new Date()),
  person: '',
  summary: '',
  nextStep: '',
  nextOn: '',
});

const formOf = ({ nextOn, ...draft }: Draft) => ({ ...draft, nextOn: nextOn === '' ? null : nextOn });

/** Adds or changes a visit: the day, whom they met, what was said, and when to come again. */
export function VisitDialog({ companyId, visit, onSaved, onClose }: VisitDialogProps) {
  const [draft, setDraft] = useState(visit ? draftOf(visit) : emptyDraft);
  const [tried, setTried] = useState(false);
  const sendOnce = useSendOnce();
  const save = useMutation({
    mutationFn: (body: VisitForm) =>
      visit
        ? api.visits.update({ params: { id: visit.id }, body: { ...body, version: visit.version } })
        : sendOnce(body, (idempotencyKey) => api.visits.create({ params: { id: companyId }, body, idempotencyKey })),
    onSuccess: ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved') });
      onSaved();
      onClose();
    },
    onError: () => undefined,
  });
  const errors = { ...fieldErrors(save.error), ...(tried && errorsOf(VisitForm, formOf(draft), FIELD_NAMES)) };
  const set = (change: Partial<Draft>): void => {
    save.reset();
    setDraft({ ...draft, ...change });
  };
  return (
    <FormDialog
      title={visit ? t('visits.one', { day: formatDate(visit.visitedOn, language()) }) : t('visits.new')}
      error={save.error ? messageOf(save.error) : null}
      isSending={save.isPending}
      onSubmit={() => {
        setTried(true);
        const form = VisitForm.safeParse(formOf(draft)).data;
        if (form) save.mutate(form);
      }}
      onClose={onClose}
    >
      <VisitFields draft={draft} errors={errors} onChange={set} />
    </FormDialog>
  );
}

interface VisitFieldsProps {
  readonly draft: Draft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<Draft>) => void;
}

const VisitFields = ({ draft, errors, onChange }: VisitFieldsProps) => (
  <>
    <DateField
      label={t(FIELD_NAMES.visitedOn)}
      max={businessDate(new Date())}
      value={draft.visitedOn}
      error={errors['visitedOn']}
      onChange={(visitedOn) => onChange({ visitedOn })}
    />
    <TextField
      label={t(FIELD_NAMES.person)}
      optional
      autoComplete="off"
      maxLength={120}
      value={draft.person}
      error={errors['person']}
      onChange={(event) => onChange({ person: event.currentTarget.value })}
    />
    <TextArea
      label={t(FIELD_NAMES.summary)}
      rows={4}
      maxLength={4_000}
      value={draft.summary}
      error={errors['summary']}
      onChange={(event) => onChange({ summary: event.currentTarget.value })}
    />
    <TextField
      label={t(FIELD_NAMES.nextStep)}
      optional
      autoComplete="off"
      maxLength={300}
      value={draft.nextStep}
      error={errors['nextStep']}
      onChange={(event) => onChange({ nextStep: event.currentTarget.value })}
    />
    <DateField
      label={t(FIELD_NAMES.nextOn)}
      optional
      hint={t('visits.nextHint')}
      value={draft.nextOn}
      error={errors['nextOn']}
      onChange={(nextOn) => onChange({ nextOn })}
    />
  </>
);
