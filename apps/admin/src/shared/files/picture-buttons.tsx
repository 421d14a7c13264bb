import { useRef } from 'react';
import { IconPhotoPlus } from '@tabler/icons-react';
import { Button } from '@sjaj/ui';
import { PICTURE_TYPES } from '../pictures/picture-files.ts';

interface PictureButtonsProps {
  readonly chooseTitle: string;
  /** Absent where there is no picture to remove. */
  readonly removeTitle: string | undefined;
  readonly hint: string;
  readonly className: string;
  readonly busy: boolean;
  /** Takes the chosen file, or null to remove the picture. */
  readonly onChoose: (file: File | null) => void;
}

/** The buttons to choose and remove a picture that is saved at once. */
export function PictureButtons({ chooseTitle, removeTitle, hint, className, busy, onChoose }: PictureButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={`sj-row sj-wraps ${className}`}>
        <Button
          variant="line"
          size="sm"
          icon={<IconPhotoPlus size={16} aria-hidden="true" />}
          busy={busy}
          onClick={() => input.current?.click()}
        >
          {chooseTitle}
        </Button>
        {removeTitle !== undefined && (
          <Button variant="text" size="sm" disabled={busy} onClick={() => onChoose(null)}>
            {removeTitle}
          </Button>
        )}
      </div>
      <p className="sj-hint">{hint}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onChoose(file);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
