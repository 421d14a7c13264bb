import { type FormEvent, useRef, useState } from 'react';
import { fieldErrors, isOffline, messageOf, useUploadItems } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import { COMPLAINT_KINDS, type ComplaintKind, LONGEST_COMPLAINT, type Machine } from '@sjaj/contract';
import { Button, ConfirmDialog, DateField, Notice, Panel, RadioOption, TextArea, TextField } from '@sjaj/ui';
import { isUnderWay } from '../../shared/conversation/message-form.tsx';
import { useCtrlEnter } from '../../shared/page/use-ctrl-enter.ts';
import { useFocusOnError } from '../../shared/page/use-focus-on-error.ts';
import { t } from '../../shared/texts/t.ts';
import { useComplaintUploads } from './complaint-files.ts';
import styles from './complaints.module.css';
import { type ComplaintDraft, type DraftErrors, errorsOf, formOf, isBegun } from './draft.logic.ts';
import { FilesField } from './files-field.tsx';
import type { FormState } from './form-state.ts';
import { ProductFields } from './product-fields.tsx';
import { useSendComplaint } from './queries.ts';
import { TermNotice } from './term-notice.tsx';
import type { useComplaintDraft } from './use-complaint-draft.ts';

const DETAIL = {
  complaint: 'complaints.complaintDetail',
  service: 'complaints.serviceDetail',
  return: 'complaints.returnDetail',
} as const;

const QUESTION = {
  complaint: 'complaints.description',
  service: 'complaints.descriptionService',
  return: 'complaints.descriptionReturn',
} as const;

interface ComplaintFormProps {
  readonly stored: ReturnType<typeof useComplaintDraft>;
  readonly onSent: (id: number) => void;
  readonly onCancel: () => void;
}

/** The form of a new complaint. Everything typed is a draft on the device until it is sent. */
export function ComplaintForm({ stored, onSent, onCancel }: ComplaintFormProps) {
  const { draft, key, change, discard } = stored;
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [discards, setDiscards] = useState(false);
  // Another key is an empty list of files.
  const [filesKey, setFilesKey] = useState(0);
  const uploads = useComplaintUploads();
  const isSending = useUploadItems(uploads).some(isUnderWay);
  const send = useSendComplaint((id) => {
    uploads.clear();
    discard();
    onSent(id);
  });
  const found = attempts > 0 ? errorsOf(draft) : {};
  const refused = fieldErrors(send.error);
  const errorOf = (field: string): string | undefined => foundText(found, field, draft) ?? refused[field];
  useFocusOnError(form, attempts, send.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempts(attempts + 1);
    const isComplete = Object.keys(errorsOf(draft)).length === 0 && !isSending;
    if (isComplete && !send.isPending) send.mutate({ form: formOf(draft), idempotencyKey: key });
  };
  useCtrlEnter(() => form.current?.requestSubmit());
  const part: FormState = { draft, change, errorOf };
  const hasDraft = isBegun(draft);
  return (
    <Panel
      lined
      title={t('complaints.newOne')}
      end={hasDraft && <span className="sj-xs sj-t3">{t('complaints.draftSaved')}</span>}
    >
      <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
        <KindFields {...part} />
        <ProductFields {...part} />
        {draft.machine ? (
          <MachineTerm draft={draft} machine={draft.machine} />
        ) : (
          draft.line && <TermNotice {...draft.line} term={draft.line.terms[draft.kind]} />
        )}
        <DetailFields {...part} />
        <FilesField key={filesKey} uploads={uploads} files={draft.files} onChange={(files) => change({ files })} />
        {attempts > 0 && isSending && <Notice tone="warn">{t('complaints.filesUnderWay')}</Notice>}
        {send.error && Object.keys(refused).length === 0 && (
          <Notice tone={isOffline(send.error) ? 'warn' : 'error'}>{failureText(send.error)}</Notice>
        )}
        <div className={styles['foot']}>
          {hasDraft && (
            <Button variant="ghost" onClick={() => setDiscards(true)}>
              {t('complaints.discard')}
            </Button>
          )}
          <Button type="submit" busy={send.isPending}>
            {t('complaints.send')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        title={t('complaints.discard')}
        open={discards}
        danger
        confirmLabel={t('complaints.discard')}
        onClose={() => setDiscards(false)}
        onConfirm={() => {
          setDiscards(false);
          setAttempts(0);
          send.reset();
          uploads.clear();
          setFilesKey(filesKey + 1);
          discard();
          onCancel();
        }}
      >
        {t('complaints.discardSure')}
      </ConfirmDialog>
    </Panel>
  );
}

/** What the warranty of the chosen machine comes to; the return period of other reports is told after sending. */
function MachineTerm({ draft: { kind }, machine }: { readonly draft: ComplaintDraft; readonly machine: Machine }) {
  if (kind === 'return') return null;
  const { warranty, warrantyUntil } = machine;
  const term = warranty === 'unknown' ? warranty : warranty === 'over' ? 'warranty_over' : 'in_warranty';
  return <TermNotice term={term} returnUntil={null} warrantyUntil={warrantyUntil} />;
}

function failureText(error: unknown): string {
  if (isOffline(error)) return t('complaints.notSentOffline');
  const isGone = error instanceof CallFailed && error.code === 'files.not_found';
  return isGone ? t('complaints.filesGone') : messageOf(error);
}

const LABELS = {
  contactPerson: 'field.contactPerson',
  productName: 'field.productName',
} as const;

function foundText(found: DraftErrors, field: string, { line, kind }: ComplaintDraft): string | undefined {
  if (field === 'quantity' && found.quantity) {
    return t('complaints.quantityWrong', { maximum: line?.quantity ?? 9_999 });
  }
  if (field === 'description' && found.description) return t('validation.required', { field: t(QUESTION[kind]) });
  if (field !== 'contactPerson' && field !== 'productName') return undefined;
  return found[field] && t('validation.required', { field: t(LABELS[field]) });
}

function KindFields({ draft, change }: FormState) {
  return (
    <fieldset className={styles['kinds']}>
      <legend className="sj-vh">{t('complaints.kindQuestion')}</legend>
      {COMPLAINT_KINDS.map((kind: ComplaintKind) => (
        <RadioOption
          key={kind}
          name="complaint-kind"
          checked={draft.kind === kind}
          title={t(`complaintKind.${kind}`)}
          detail={t(DETAIL[kind])}
          onChange={() => change({ kind })}
        />
      ))}
    </fieldset>
  );
}

function DetailFields({ draft, change, errorOf }: FormState) {
  const { line } = draft;
  return (
    <>
      <div className={styles['two']}>
        <TextField
          label={t('field.quantity')}
          optional
          inputMode="numeric"
          value={draft.quantity}
          error={errorOf('quantity')}
          end={
            line && (
              <span className="sj-t3 sj-nw">
                {t('complaints.ordered', { quantity: line.quantity, unit: line.unit })}
              </span>
            )
          }
          onChange={(event) => change({ quantity: event.currentTarget.value })}
        />
        <TextField
          label={t('field.serialNumber')}
          optional
          maxLength={64}
          value={draft.serialNumber}
          error={errorOf('serialNumber')}
          onChange={(event) => change({ serialNumber: event.currentTarget.value })}
        />
        <TextField
          label={t('complaints.invoiceNumber')}
          optional
          maxLength={64}
          value={draft.invoiceNumber}
          error={errorOf('invoiceNumber')}
          onChange={(event) => change({ invoiceNumber: event.currentTarget.value })}
        />
        {line !== null && line.receivedOn === null && (
          <DateField
            label={t('field.receivedOn')}
            optional
            value={draft.receivedOn}
            error={errorOf('receivedOn')}
            onChange={(receivedOn) => change({ receivedOn })}
          />
        )}
      </div>
      <TextArea
        label={t(QUESTION[draft.kind])}
        rows={4}
        maxLength={LONGEST_COMPLAINT}
        value={draft.description}
        error={errorOf('description')}
        hint={t('complaints.characters', { count: draft.description.length, maximum: LONGEST_COMPLAINT })}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <div className={styles['two']}>
        <TextField
          label={t('field.contactPerson')}
          autoComplete="name"
          maxLength={100}
          value={draft.contactPerson}
          error={errorOf('contactPerson')}
          onChange={(event) => change({ contactPerson: event.currentTarget.value })}
        />
        <TextField
          label={t('field.contactPhone')}
          optional
          type="tel"
          autoComplete="tel"
          maxLength={25}
          value={draft.contactPhone}
          error={errorOf('contactPhone')}
          onChange={(event) => change({ contactPhone: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
