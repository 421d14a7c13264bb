import './pictures.css';
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminPicture, PictureForm } from '@sjaj/contract';
import { DEFAULT_LANGUAGE, type Language } from '@sjaj/domain';
import { Dialog, Picture, Skeleton } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { ConflictDialog } from '../form/conflict-dialog.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { useRecordEditor } from '../form/use-record-save.ts';
import { FailureState } from '../page/failure-state.tsx';
import { LanguageTexts } from '../texts-form/language-texts.tsx';
import { LanguageTiles } from '../texts-form/language-tiles.tsx';
import { t } from '../texts/t.ts';
import { ALT_FIELDS } from './alt-field.ts';
import { type PictureDraft, pictureRecord } from './picture-record.ts';
import { pictureQuery, PICTURES } from './queries.ts';

interface AltDialogProps {
  /** In the library. */
  readonly pictureId: number;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** The alternative text of a picture in five languages, beside the form that shows the picture. */
export function AltDialog({ pictureId, onSaved, onClose }: AltDialogProps) {
  const { data, error, refetch } = useQuery({ ...pictureQuery(pictureId), staleTime: 0, gcTime: 0 });
  if (data) return <AltForm picture={data} onSaved={onSaved} onClose={onClose} />;
  return (
    <Dialog title={t('editor.description')} open onClose={onClose} size="lg">
      {error ? <FailureState error={error} onRetry={() => void refetch()} /> : <Skeleton height={240} radius={12} />}
    </Dialog>
  );
}

interface AltFormProps extends Omit<AltDialogProps, 'pictureId'> {
  /** As it was opened; the form keeps it while the query refreshes. */
  readonly picture: AdminPicture;
}

function AltForm({ picture, onSaved, onClose }: AltFormProps) {
  const queries = useQueryClient();
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const params = { id: picture.id };
  const { record, state, errors, frame } = useRecordEditor<AdminPicture, PictureForm, PictureDraft>({
    opened: picture,
    form: pictureRecord,
    update: (body) => api.pictures.update({ params, body }),
    fetch: () => api.pictures.one({ params }),
    titleOf: ({ name }) => name,
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: [PICTURES] });
      onSaved();
      onClose();
    },
  });
  const { conflict, isSaving } = frame;
  if (conflict)
    return (
      <ConflictDialog
        conflicts={conflict.rows}
        busy={isSaving}
        onTakeMine={conflict.takeMine}
        onTakeTheirs={conflict.takeTheirs}
        onClose={conflict.close}
      />
    );
  const texts = { fields: ALT_FIELDS, texts: state.draft, errors };
  return (
    <FormDialog
      title={t('editor.description')}
      size="lg"
      isSending={isSaving}
      onSubmit={frame.onSave}
      onClose={onClose}
    >
      <div className="adm-alt-head">
        <Picture src={record.url} size={96} />
        <p className="sj-sm sj-t2">
          {t('pictures.altHint')} {record.useCount > 1 && t('pictures.shared', { count: record.useCount })}
        </p>
      </div>
      <LanguageTiles {...texts} value={language} onChange={setLanguage} />
      <LanguageTexts key={language} {...texts} language={language} onWrite={state.set} />
    </FormDialog>
  );
}
