import './skip-link.css';
import { useUiText } from './ui-provider.tsx';

/** The first tab stop: moves the focus past the header to the element with this id. */
export function SkipLink({ targetId }: { readonly targetId: string }) {
  const text = useUiText();
  return (
    <a
      className="sj-skip"
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {text.skipToContent}
    </a>
  );
}
