import type { FileView } from '@sjaj/contract';

/** The photos of a question; each opens in a tab of its own. */
export function QuestionPhotos({ photos }: { readonly photos: readonly FileView[] }) {
  if (photos.length === 0) return null;
  return (
    <span className="qst-photos">
      {photos.map(({ id, name, thumbnailUrl, viewUrl }) => (
        <a key={id} href={viewUrl ?? undefined} target="_blank" rel="noreferrer">
          <img src={thumbnailUrl ?? undefined} alt={name} width={56} height={56} />
        </a>
      ))}
    </span>
  );
}
