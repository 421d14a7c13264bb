import './pictures.css';
import type { AdminPicture, PictureForm } from '@sjaj/contract';
import { formatFileSize } from '@sjaj/domain';
import { Facts, Panel, TextField } from '@sjaj/ui';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { PictureButtons } from '../../shared/files/picture-buttons.tsx';
import { tableTime } from '../../shared/figures/table-time.ts';
import { ALT_FIELDS } from '../../shared/pictures/alt-field.ts';
import { type PictureDraft, pictureRecord } from '../../shared/pictures/picture-record.ts';
import type { CardProps, EditableDefinition } from '../../shared/record/record-definition.ts';
import { TextsCard } from '../../shared/texts-form/texts-card.tsx';
import { t } from '../../shared/texts/t.ts';
import { FocusCard } from './focus-card.tsx';
import { dimensionsOf } from './picture-facts.ts';
import { UseLinks } from './use-links.tsx';

type Props = CardProps<AdminPicture, PictureDraft>;

const LONGEST_NAME = 130;
const SHOWN_USES = 12;

/** What the picture shows in words, and which part of it stays in view. */
function PictureMain({ state: { draft, set }, errors, record }: Props) {
  return (
    <>
      <TextsCard
        title={t('editor.description')}
        name={draft.name}
        fields={ALT_FIELDS}
        texts={draft}
        errors={errors}
        onWrite={set}
      />
      {record && <FocusCard url={record.url} value={draft.focus} onChange={(focus) => set('focus', focus)} />}
    </>
  );
}

/** The file, and what shows it. */
function PictureSide({ state: { draft, set }, errors, record, onRecord }: Props) {
  const replace = useMutation({
    mutationFn: async (file: File) => (await api.pictures.replace({ params: { id: record?.id ?? 0 }, file })).data,
    onSuccess: (saved) => onRecord?.(saved),
  });
  if (!record) return null;
  const { bytes, createdAt } = record;
  return (
    <>
      <Panel title={t('pictures.file')}>
        <div className="sj-col sj-g12">
          <TextField
            label={t('article.name')}
            maxLength={LONGEST_NAME}
            value={draft.name}
            error={errors['name']}
            onChange={(event) => set('name', event.currentTarget.value)}
          />
          <Facts
            facts={[
              { term: t('pictures.dimensions'), value: dimensionsOf(record) },
              { term: t('adminFiles.size'), value: bytes === null ? '–' : formatFileSize(bytes) },
              { term: t('pictures.addedOn'), value: tableTime(createdAt, new Date()) },
            ]}
          />
        </div>
        <PictureButtons
          chooseTitle={t('pictures.replace')}
          removeTitle={undefined}
          hint={t('pictures.replaceHint')}
          className="pic-replace"
          busy={replace.isPending}
          onChoose={(file) => file && replace.mutate(file)}
        />
      </Panel>
      <Panel title={t('pictures.usedIn')}>
        <UseLinks picture={record} most={SHOWN_USES} />
      </Panel>
    </>
  );
}

export const pictureDefinition: EditableDefinition<AdminPicture, PictureForm, PictureDraft> = {
  home: '/pictures',
  queryKey: 'pictures',
  entity: 'picture',
  title: 'resource.pictures',
  calls: api.pictures,
  ...pictureRecord,
  nameOf: ({ name }) => name,
  main: PictureMain,
  side: PictureSide,
  removal: { title: 'pictures.remove', question: (name) => t('pictures.removeSure', { name }) },
};
