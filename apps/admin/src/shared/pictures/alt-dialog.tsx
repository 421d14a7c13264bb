import './pictures.css';
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { type AdminPicture, PictureForm } from '@sjaj/contract';
import { DEFAULT_LANGUAGE, type Language } from '@sjaj/domain';
import { Dialog, Picture, showToast, Skeleton } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { errorsOf } from '../form/form-errors.ts';
import { FailureState } from '../page/failure-state.tsx';
import { LanguageTexts } from '../texts-form/language-texts.tsx';
import { LanguageTiles } from '../texts-form/language-tiles.tsx';
import { type DraftText, draftTextOf, writtenIn } from '../texts-form/text-draft.logic.ts';
import { t } from '../texts/t.ts';
import { ALT_FIELDS } from './alt-field.ts';
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
  if (data) return <AltForm picture={data} onRefused={() => void refetch()} onSaved={onSaved} onClose={onClose} />;
  return (
    <Dialog title={t('editor.description')} open onClose={onClose} size="lg">
      {error ? <FailureState error={error} onRetry={() => void refetch()} /> : <Skeleton height={240} radius={12} />}
    </Dialog>
  );
}

interface AltFormProps extends Omit<AltDialogProps, 'pictureId'> {
  readonly picture: AdminPicture;
  /** Reads the picture again: somebody else may have saved it. */
  readonly onRefused: () => void;
}

function AltForm({ picture, onRefused, onSaved, onClose }: AltFormProps) {
  const queries = useQueryClient();
  const [alt, setAlt] = useState<DraftText>(draftTextOf(picture.alt));
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const form = { name: picture.name, focus: picture.focus, alt: writtenIn(alt) };
  const errors = errorsOf(PictureForm, form, { alt: 'editor.description' });
  const save = useMutation({
    mutationFn: () => api.pictures.update({ params: { id: picture.id }, body: { ...form, version: picture.version } }),
    onSuccess: () => {
      showToast({ title: t('sign.saved'), text: picture.name });
      void queries.invalidateQueries({ queryKey: [PICTURES] });
      onSaved();
      onClose();
    },
    onError: onRefused,
  });
  const texts = { fields: ALT_FIELDS, texts: { alt }, errors };
  return (
    <FormDialog
      title={t('editor.description')}
      size="lg"
      error={save.error && messageOf(save.error)}
      isSending={save.isPending}
      onSubmit={() => Object.keys(errors).length === 0 && save.mutate()}
      onClose={onClose}
    >
      <div className="adm-alt-head">
        <Picture src={picture.url} size={96} />
        <p className="sj-sm sj-t2">
          {t('pictures.altHint')} {picture.useCount > 1 && t('pictures.shared', { count: picture.useCount })}
        </p>
      </div>
      <LanguageTiles {...texts} value={language} onChange={setLanguage} />
      <LanguageTexts key={language} {...texts} language={language} onWrite={(_key, text) => setAlt(text)} />
    </FormDialog>
  );
}
