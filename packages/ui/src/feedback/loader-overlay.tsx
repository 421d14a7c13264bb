import './loader-overlay.css';
import { useUiText } from '../foundation/ui-provider.tsx';

/** Covers the page while calls run, after 200 ms. It is announced and does not block clicks. */
export function LoaderOverlay({ active }: { readonly active: boolean }) {
  const text = useUiText();
  if (!active) return null;
  return <div className="sj-loader" role="progressbar" aria-label={text.loading} />;
}
