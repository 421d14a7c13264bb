import { useEffect, useRef, useState } from 'react';
import { IconCamera, IconCloudUpload, IconRefresh, IconX } from '@tabler/icons-react';
import { DOCUMENT_TYPES, PICTURE_TYPES, UPLOAD_LIMITS, type UploadPurpose } from '@sjaj/contract';
import { Button, DropZone, IconButton, UploadTile } from '@sjaj/ui';
import { useSelector } from '@tanstack/react-store';
import { t } from '../texts/texts.ts';
import { createUploads, type UploadItem, type Uploads, type UploadsSettings } from './uploads.ts';

const MB = 1_048_576;
/** Systems without Office do not know its media types, so documents go by their endings. */
const DOCUMENT_ENDINGS = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.zip,.txt,.csv';

function acceptOf(purpose: UploadPurpose): string {
  const { types } = UPLOAD_LIMITS[purpose];
  const pictures = PICTURE_TYPES.filter((type) => types.includes(type));
  const hasDocuments = DOCUMENT_TYPES.every((type) => types.includes(type));
  return [...pictures, hasDocuments ? DOCUMENT_ENDINGS : types.includes('application/pdf') ? '.pdf' : '']
    .filter((part) => part !== '')
    .join(',');
}

const takesPictures = (purpose: UploadPurpose): boolean => UPLOAD_LIMITS[purpose].types.includes('image/jpeg');

/** The uploads of a component: sent again when the device is online, cancelled when it goes. */
export function useUploads<T>(settings: UploadsSettings<T>): Uploads<T> {
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = settings;
  });
  const [uploads] = useState(() =>
    createUploads<T>({
      ...settings,
      send: (file, progress) => latest.current.send(file, progress),
      onStored: (stored) => latest.current.onStored?.(stored),
    }),
  );
  useEffect(() => {
    window.addEventListener('online', uploads.resume);
    return () => {
      window.removeEventListener('online', uploads.resume);
      uploads.clear();
    };
  }, [uploads]);
  return uploads;
}

/** The files of the list, for a form that sends their ids. */
export const useUploadItems = <T,>({ store }: Uploads<T>): readonly UploadItem<T>[] =>
  useSelector(store, (items) => items);

interface FileUploaderProps<T> {
  readonly uploads: Uploads<T>;
  /** What to do; a general sentence where left out. */
  readonly title?: string;
}

/** Takes several files by drop, dialog or camera, and shows each with its progress, or why it was refused. */
export function FileUploader<T>({ uploads, title }: FileUploaderProps<T>) {
  const items = useUploadItems(uploads);
  const { purpose } = uploads;
  const { mostBytes, typeNames } = UPLOAD_LIMITS[purpose];
  return (
    <div className="sj-uploads">
      <DropZone
        title={title ?? t('uploads.drop')}
        hint={t('uploads.hint', { types: typeNames, size: mostBytes / MB })}
        icon={<IconCloudUpload size={28} aria-hidden="true" />}
        accept={acceptOf(purpose)}
        multiple
        onFiles={uploads.add}
      />
      {takesPictures(purpose) && <CameraButton onFiles={uploads.add} />}
      {items.length > 0 && (
        <ul className="sj-upload-list" aria-label={t('uploads.files')}>
          {items.map((item) => (
            <li key={item.key}>
              <Tile item={item} uploads={uploads} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Opens the camera of a phone; hidden on devices with a mouse. */
function CameraButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="sj-upload-camera">
      <Button variant="line" icon={<IconCamera size={18} aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('uploads.camera')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg"
        capture="environment"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

function statusOf<T>({ state, share }: UploadItem<T>): string {
  if (state === 'stored') return t('uploads.stored');
  if (state !== 'sending') return t('uploads.waiting');
  return share >= 1 ? t('uploads.checking') : t('uploads.sending', { percent: Math.floor(share * 100) });
}

function Tile<T>({ item, uploads }: { readonly item: UploadItem<T>; readonly uploads: Uploads<T> }) {
  const { key, file, state, share, error, pictureUrl } = item;
  const { name } = file;
  const isUnderWay = state === 'waiting' || state === 'sending';
  return (
    <UploadTile
      name={name}
      status={statusOf(item)}
      share={state === 'sending' ? share : null}
      error={error}
      pictureUrl={pictureUrl}
      actions={
        <>
          {(state === 'failed' || state === 'lost') && (
            <IconButton
              label={t('uploads.retry', { name })}
              icon={<IconRefresh size={18} aria-hidden="true" />}
              tip="end"
              onClick={() => uploads.retry(key)}
            />
          )}
          <IconButton
            label={t(isUnderWay ? 'uploads.cancel' : 'uploads.remove', { name })}
            icon={<IconX size={18} aria-hidden="true" />}
            tip="end"
            onClick={() => uploads.remove(key)}
          />
        </>
      }
    />
  );
}
