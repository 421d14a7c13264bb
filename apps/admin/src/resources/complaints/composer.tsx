import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconPaperclip, IconSend } from '@tabler/icons-react';
import {
  complaintStatusName,
  fieldErrors,
  FileUploader,
  FormError,
  readStored,
  STORAGE_KEYS,
  useUploadItems,
  useUploads,
  writeStored,
} from '@sjaj/app-kit';
import {
  type AdminComplaint,
  COMPLAINT_OUTCOMES,
  COMPLAINT_STATUS,
  files,
  type FileView,
  LONGEST_COMPLAINT,
  MOST_COMPLAINT_FILES,
} from '@sjaj/contract';
import { Button, SegmentedControl, SelectField, TextArea } from '@sjaj/ui';
import { sendUpload } from '../../shared/api/transport.ts';
import { useSingleKeys } from '../../shared/keys/single-keys.ts';
import { Key } from '../../shared/keys/key.tsx';
import { withTemplate } from '../../shared/answer-templates/filled-template.logic.ts';
import { TemplatesMenu } from '../../shared/answer-templates/templates-menu.tsx';
import { useStaff } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { type ComposerMode, type Draft, draftFrom, EMPTY, missingIn, statusOf } from './composer.logic.ts';
import { type Outcome, useAnswer, useNote } from './queries.ts';

/** What somebody writes, kept for them in this window until it is sent: another complaint, or a reload, loses nothing. */
function useStoredDraft(id: number) {
  const storageKey = `${STORAGE_KEYS.complaintAnswer}.${useStaff().id}.${id}`;
  const [draft, setDraft] = useState(() => draftFrom(readStored(storageKey, 'session')));
  useEffect(() => {
    writeStored(storageKey, draft === EMPTY ? null : JSON.stringify(draft), 'session');
  }, [storageKey, draft]);
  return { draft, setDraft };
}

const useCaseUploads = () =>
  useUploads<FileView>({
    purpose: 'attachment',
    most: MOST_COMPLAINT_FILES,
    send: async (file, { signal, onProgress }) =>
      (await sendUpload(files.upload, { file, form: { purpose: 'attachment' } }, { signal, onProgress })).data,
  });

/** An answer that can set the next status in the same step, or an internal note. Ctrl Enter sends; R and N begin. */
export function Composer({ complaint }: { readonly complaint: AdminComplaint }) {
  const { id, version, next } = complaint;
  const { draft, setDraft } = useStoredDraft(id);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [attaches, setAttaches] = useState(false);
  const uploads = useCaseUploads();
  const items = useUploadItems(uploads);
  const isSending = items.some(({ state }) => state !== 'stored' && state !== 'refused');
  const onDone = (): void => {
    setDraft(EMPTY);
    setAttaches(false);
    uploads.clear();
    setChecked(false);
  };
  const answer = useAnswer(id, onDone);
  const note = useNote(id, onDone);
  const isNote = draft.mode === 'note';
  const { error, isPending } = isNote ? note : answer;
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const missingFields = isChecked ? missingIn(draft, next) : [];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (isPending || isSending || missingIn(draft, next).length > 0) return;
    const text = draft.text.trim();
    const fileIds = items.flatMap(({ stored }) => stored?.id ?? []);
    if (isNote) return note.mutate({ text, fileIds });
    const status = statusOf(draft, next);
    const outcome = status === COMPLAINT_STATUS.resolved ? (draft.outcome as Outcome) : undefined;
    const body = { version, text, fileIds, ...(status && { status }), ...(outcome && { outcome }) };
    answer.mutate(body);
  };
  const begin = (mode: ComposerMode) => () => {
    change({ mode });
    form.current?.querySelector('textarea')?.focus();
  };
  // The button goes, and where files are chosen takes its place.
  const attach = (): void => {
    flushSync(() => setAttaches(true));
    form.current?.querySelector<HTMLElement>('.sj-drop')?.focus();
  };
  useSingleKeys({ r: begin('answer'), n: begin('note') });
  const refused = fieldErrors(error);
  const label = t(isNote ? 'complaints.noteLabel' : 'complaints.answerLabel');
  const missing = missingFields.includes('text') ? t('validation.required', { field: label }) : undefined;
  return (
    <form
      ref={form}
      className={isNote ? 'cmp-composer cmp-composer-note' : 'cmp-composer'}
      noValidate
      onSubmit={submit}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        form.current?.requestSubmit();
      }}
    >
      <div className="cmp-composer-head">
        <SegmentedControl
          label={t('complaints.mode')}
          value={draft.mode}
          options={[
            { value: 'answer', label: t('complaints.answerTab') },
            { value: 'note', label: t('complaints.noteTab') },
          ]}
          onChange={(mode: ComposerMode) => change({ mode })}
        />
        {!isNote && (
          <TemplatesMenu
            topic="complaints"
            language={complaint.language}
            facts={{
              name: complaint.contactPerson,
              article: complaint.productName,
              order: complaint.order?.number ?? '',
            }}
            onPick={(text) => change({ text: withTemplate(draft.text, text) })}
          />
        )}
      </div>
      <FormError error={error} />
      <TextArea
        label={label}
        rows={4}
        maxLength={LONGEST_COMPLAINT}
        value={draft.text}
        error={missing ?? refused['text']}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      {attaches && <FileUploader uploads={uploads} />}
      <div className="cmp-composer-foot">
        {!attaches && (
          <Button variant="ghost" icon={<IconPaperclip size={16} aria-hidden="true" />} onClick={attach}>
            {t('complaints.attach')}
          </Button>
        )}
        {!isNote && (
          <StatusFields
            complaint={complaint}
            draft={draft}
            change={change}
            isMissing={missingFields.includes('outcome')}
          />
        )}
        <Button type="submit" busy={isPending} icon={<IconSend size={16} aria-hidden="true" />}>
          {t(isNote ? 'complaints.saveNote' : 'complaints.send')} <Key name="Ctrl Enter" />
        </Button>
      </div>
    </form>
  );
}

interface StatusFieldsProps {
  readonly complaint: AdminComplaint;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly isMissing: boolean;
}

function StatusFields({ complaint: { next }, draft, change, isMissing }: StatusFieldsProps) {
  const status = statusOf(draft, next);
  const outcomeLabel = t('complaints.outcome');
  return (
    <>
      <SelectField
        label={t('complaints.withStatus')}
        value={status === undefined ? '' : String(status)}
        options={[
          { value: '', label: t('complaints.keepStatus') },
          ...next.map((one) => ({ value: String(one), label: complaintStatusName(one) })),
        ]}
        onChange={(event) => change({ status: event.currentTarget.value })}
      />
      {status === COMPLAINT_STATUS.resolved && (
        <SelectField
          label={outcomeLabel}
          value={draft.outcome}
          error={isMissing ? t('validation.required', { field: outcomeLabel }) : undefined}
          options={[
            { value: '', label: t('complaints.chooseOutcome') },
            ...COMPLAINT_OUTCOMES.map((one) => ({ value: one, label: t(`complaintOutcome.${one}`) })),
          ]}
          onChange={(event) => change({ outcome: event.currentTarget.value })}
        />
      )}
    </>
  );
}
